import { type Form, fileFieldOf } from '../form.ts';

/** How a browser sends the form by itself: with a file there is one way only. */
export function enctypeOf(form: Form): 'multipart/form-data' | undefined {
  return fileFieldOf(form) && 'multipart/form-data';
}
