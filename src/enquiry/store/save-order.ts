import type { CaptchaUsed, Solution } from '../captcha/captcha.ts';
import type { Idempotency } from '../guards/idempotency-key.ts';
import type { Enquiry } from '../schema/enquiry.schema.ts';

/** Everything that one save needs to know; the enquiry has been judged already. */
export type SaveOrder = {
  enquiry: Enquiry;
  /** The calls under `/api/` serve the dialog; 'page' is the form that works without JavaScript. */
  channel: 'dialog' | 'page';
  captcha: CaptchaUsed;
  /** The captcha's solution, spent together with the save. */
  solution?: Solution;
  idempotency?: Idempotency;
};

/** What a save leaves behind for the visitor; kept as the answer to a repeated save. */
export type Saved =
  | { reference: string; isKnownAgent?: false }
  /** The agent was registered before: nothing was recorded. */
  | { isKnownAgent: true };
