import type { Cover } from '../covers.ts';
import type { Renewal, Stage } from '../renewal.ts';

/** By which the outbox names this room's mails; their templates are loaded only where mails are rendered. */
export const renewalMails = { confirm: 'renewal-confirm', reminder: 'renewal-reminder' } as const;

/** Data of the mail that asks for the address to be confirmed. */
export type ConfirmReminder = { cover: Cover; day: string; confirm: string };

/** Data of a reminder. */
export type RenewalReminder = Renewal & {
  stage: Stage;
  /** The date of the next one; without it this is the last. */
  next?: string | undefined;
  /** The page on which its reader deletes it with one button. */
  forget: string;
};
