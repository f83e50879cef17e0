/**
 * A journal is on an instance's disk, which an erasure in the database does not reach. So an erasure stores hashes of the
 * person's address, number and references, and records of that person that were sent before it are not taken over.
 */

import type pg from 'pg';
import { database } from '#platform/database.ts';
import type { Person } from '#platform/personal-data.ts';
import { sign, signAll } from '#platform/secrets.ts';
import type { JournalRecord } from './journal-record.ts';

const purpose = 'journal-erasure';

/** In the transaction that erases. @param at when it was erased first, if this repeats it */
export async function noteErasure(client: pg.ClientBase, person: Person, at?: string): Promise<void> {
  const codes = namesOf(person).map((name) => sign(purpose, name));
  await client.query(
    `insert into enquiry.journal_erasures as known (code, erased_at)
     select unnest($1::text[]), coalesce($2::timestamptz, now())
     on conflict (code) do update set erased_at = greatest(known.erased_at, excluded.erased_at)`,
    [codes, at],
  );
}

export async function isErased(
  client: pg.ClientBase,
  { reference, submission }: JournalRecord,
): Promise<boolean> {
  const { email = '', phone = '' } = submission.values;
  const names = namesOf({
    emails: email ? [email.toLowerCase()] : [],
    phones: phone ? [phone] : [],
    references: [reference],
  });
  const codes = names.flatMap((name) => signAll(purpose, name));
  const { rowCount } = await client.query(
    'select from enquiry.journal_erasures where code = any($1) and erased_at >= $2',
    [codes, submission.receivedAt],
  );
  return rowCount !== 0;
}

/** No instance is out of service for longer. */
export async function forgetErasures(): Promise<void> {
  await database().query(
    `delete from enquiry.journal_erasures where erased_at < now() - interval '13 months'`,
  );
  await database().query(
    `delete from enquiry.replayed_records where created_at < now() - interval '13 months'`,
  );
}

function namesOf({ emails, phones, references }: Person): string[] {
  return [
    ...emails.map((email) => `email:${email}`),
    ...phones.map((phone) => `phone:${phone}`),
    ...references.map((reference) => `reference:${reference}`),
  ];
}
