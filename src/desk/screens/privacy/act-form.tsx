import type { ReactNode } from 'react';
import type { Step } from '#privacy/requests/request.ts';
import { held } from '../live/held.ts';
import { RestoreOffer } from '../live/restore-offer.tsx';

type ActProps = {
  id: number;
  step: Step;
  /** The member of staff who fills it in: their window keeps what they type. */
  staffId?: number;
  /** It has come back with what was typed. */
  isBack?: boolean;
  children: ReactNode;
};

/** A step of a request, sent to its own address. */
export function Act({ id, step, staffId, isBack = false, children }: ActProps) {
  return (
    <form
      className="privacy-act"
      method="post"
      action={`/desk/privacy/${id}/${step}`}
      data-keep={staffId}
      {...held(isBack)}
    >
      {staffId !== undefined && <RestoreOffer />}
      {children}
    </form>
  );
}
