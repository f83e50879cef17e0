import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What is read inside of a draft view is the newest that editors have saved, published or not: a page and all that
 * stands on it, as they would be. What is kept for all pages (`keptUntilForgotten`) is read outside of it, always.
 */
const view = new AsyncLocalStorage<boolean>();

export function inDraftView<T>(read: () => T): T {
  return view.run(true, read);
}

export function outsideDraftView<T>(read: () => T): T {
  return view.run(false, read);
}

export function isDraftView(): boolean {
  return view.getStore() === true;
}
