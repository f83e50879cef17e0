import type { Sent } from '../dialog/thanks-in-words.ts';
import type { RegisterName } from '../registers.ts';

/** A submission and the register that keeps it; without a register, the reference is unknown. */
export type FoundSubmission = Omit<Sent, 'waiting'> & {
  register?: RegisterName | undefined;
  /** It waits in the journal for the database. */
  isWaiting?: boolean | undefined;
};
