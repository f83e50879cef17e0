import type { ReactNode } from 'react';
import { AlertBox } from './alert-box.tsx';

/** @param detail what is below, with what happened to the visitor's words */
export type Failure = { text: ReactNode; detail: string };

/** Says in the form what the toast said, and stays when the toast has gone. */
export function FailureNotice({ failure }: { failure: Failure }) {
  return (
    <AlertBox reason={failure}>
      <h3>{failure.text}</h3>
      <p>{failure.detail}</p>
    </AlertBox>
  );
}
