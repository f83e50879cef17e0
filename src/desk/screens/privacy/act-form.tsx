import type { ReactNode } from 'react';
import type { Step } from '#privacy/requests/request.ts';

/** A step of a request, sent to its own address. */
export function Act({ id, step, children }: { id: number; step: Step; children: ReactNode }) {
  return (
    <form className="privacy-act" method="post" action={`/desk/privacy/${id}/${step}`}>
      {children}
    </form>
  );
}
