import type { Sent } from '../dialog/thanks-in-words.ts';
import type { RegisterName } from '../registers.ts';

/** What was sent, and where it is kept; without a register, nobody knows what it was. */
export type FoundSubmission = Sent & { register?: RegisterName | undefined };
