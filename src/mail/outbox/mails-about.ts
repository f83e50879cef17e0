import { database } from '#platform/database.ts';

/** A mail about a record, as its timeline shows it: its kind and its state. The recipient is forgotten by then. */
export type MailAbout = {
  id: number;
  template: string;
  state: string;
  attempts: number;
  reason: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Why staff ended it unsent. */
  givenUpWhy: string | null;
};

/** The oldest first. */
export async function mailsAbout(reference: string): Promise<MailAbout[]> {
  const { rows } = await database().query<MailAbout>({
    name: 'mails-about',
    text: `select id, template, state, attempts, last_error as reason, created_at as "createdAt", sent_at as "sentAt",
             given_up_why as "givenUpWhy"
           from mail.outgoing where reference = $1 order by id`,
    values: [reference],
  });
  return rows;
}
