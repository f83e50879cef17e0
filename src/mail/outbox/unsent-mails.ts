import { database } from '#platform/database.ts';

/** A mail that has not reached its recipient, as staff see it. */
export type UnsentMail = {
  id: number;
  template: string;
  recipient: string;
  reference: string | null;
  state: string;
  attempts: number;
  reason: string;
  createdAt: Date;
};

const maxShown = 100;

/** Those that were given up, and those that have been refused and are still tried; the newest first. */
export async function unsentMails(): Promise<UnsentMail[]> {
  const { rows } = await database().query<UnsentMail>(
    `select id, template, recipient, reference, state, attempts, last_error as reason, created_at as "createdAt"
     from mail.outgoing where state <> 'sent' and last_error is not null
     order by state = 'failed' desc, id desc limit $1`,
    [maxShown],
  );
  return rows;
}
