/**
 * Stores one record of a journal in the database, once, however often and by however many instances it is tried: the
 * record's id is spent in the same transaction. Limits, uniqueness and captcha are checked now, since they could not be then.
 * The visitor was promised something, so a refusal becomes a case for a person, with its reason.
 */

import type pg from 'pg';
import { database, inTransaction } from '#platform/database.ts';
import { newReference } from '#platform/ids.ts';
import { allowanceOfPerson, lockPerson } from '../guards/save-limits.ts';
import { journalMessages } from '../messages/journal/messages.ts';
import { storeResponse } from '../store/idempotency-store.ts';
import { isReferenceTaken } from '../store/save-once.ts';
import { SaveRefused } from '../store/save-refused.ts';
import { openStore } from '../store/save-submission.ts';
import { spendSolution } from '../store/spend-captcha.ts';
import type { Saved, Submission } from '../submit/submission.ts';
import { fileOf } from '../uploads/claim-upload.ts';
import { isErased } from './erased-records.ts';
import { isStoredAlready } from './is-stored-already.ts';
import type { JournalRecord } from './journal-record.ts';
import type { ReplayRefusal } from './replay-refusal.ts';

export type Replayed = 'stored' | 'stored-already' | 'for-a-person' | 'erased';

/** How an attempt differs from the first one. */
type Attempt = { refusal?: ReplayRefusal; told?: string };

const maxAttempts = 4;
const maxOutageDays = 30;

/** @throws DatabaseUnavailable, or any other error if it cannot be stored at all */
export async function replayRecord(record: JournalRecord): Promise<Replayed> {
  let { reference } = record;
  let attempt: Attempt = {};
  for (let left = maxAttempts; ; left -= 1) {
    try {
      return await settle({ ...record, reference }, attempt);
    } catch (error) {
      if (left === 0) throw error;
      if (isReferenceTaken(error)) {
        reference = newReference();
        attempt = { ...attempt, told: record.reference };
      } else if (error instanceof Refused) attempt = { ...attempt, refusal: error.refusal };
      // It was sent again at this moment: the next attempt finds its answer.
      else if (!(error instanceof SaveRefused && error.reason === 'key-taken')) {
        if (!(error instanceof SaveRefused)) throw error;
        attempt = { ...attempt, refusal: error.reason };
      }
    }
  }
}

/** Thrown, because only that rolls the transaction back. */
class Refused extends Error {
  override name = 'Refused';
  readonly refusal: ReplayRefusal;
  constructor(refusal: ReplayRefusal) {
    super(`Refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

async function settle(record: JournalRecord, { refusal, told }: Attempt): Promise<Replayed> {
  const { id, reference } = record;
  const submission = await submissionNow(record, refusal);
  const store = await openStore(submission);
  return inTransaction(async (client) => {
    if (!(await spendRecord(client, id))) return 'stored-already';
    if (await isErased(client, record)) return 'erased';
    const isThere = refusal !== 'key-reused' && (await isStoredAlready(client, record));
    if (isThere === true) return 'stored-already';
    if (isThere === 'known' && refusal !== 'known') throw new Refused('known');
    if (!refusal) await askAgain(client, submission);
    const saved = await store.insert(client, reference);
    if (saved.isKnown) throw new Refused('known');
    if (refusal) await note(client, reference, journalMessages('en').staff.forAPerson(refusal));
    else await store.followUp(client, reference);
    if (told) await note(client, reference, journalMessages('en').staff.renumbered(told));
    await keepAnswer(client, submission, { saved, refusal });
    return refusal ? 'for-a-person' : 'stored';
  });
}

/** With its file, which was out of reach then. A person who is registered already gets an enquiry instead. */
async function submissionNow({ submission }: JournalRecord, refusal?: ReplayRefusal): Promise<Submission> {
  const { form, values } = submission;
  const file = await fileOf(form, values);
  if (file === 'gone' && !refusal) throw new Refused('upload-gone');
  const known = file && file !== 'gone' ? file : undefined;
  return {
    ...submission,
    receivedAt: await receivedAt(submission),
    form: refusal === 'known' ? { ...form, register: 'enquiries' } : form,
    values: { ...values, ...known?.said },
    upload: known?.id,
  };
}

/**
 * The moment at which it was sent, if the database finds that plausible. The clock of the instance may have been wrong while
 * the database was away: a record that seems two years old would be deleted the next day, one from the future never.
 */
async function receivedAt({ receivedAt: said }: Submission): Promise<Date | undefined> {
  const { rows } = await database().query<{ isPlausible: boolean }>(
    `select $1::timestamptz between now() - make_interval(days => $2) and now() as "isPlausible"`,
    [said, maxOutageDays],
  );
  return rows[0]?.isPlausible ? said : undefined;
}

/** @returns false when the database has the record already */
async function spendRecord(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into enquiry.replayed_records (id) values ($1) on conflict do nothing',
    [id],
  );
  return rowCount !== 0;
}

/** @throws SaveRefused */
async function askAgain(client: pg.ClientBase, { values, solution, receivedAt }: Submission): Promise<void> {
  await lockPerson(client, values);
  const { isAllowed } = await allowanceOfPerson(client, values, receivedAt);
  if (!isAllowed) throw new SaveRefused('too-many');
  // Each process held to the hourly bound of all pages then; here those of a long outage arrive at once.
  if (solution) await spendSolution(client, { ...solution, isOfPage: undefined });
}

async function keepAnswer(
  client: pg.ClientBase,
  { idempotency }: Submission,
  { saved, refusal }: { saved: Saved; refusal?: ReplayRefusal | undefined },
): Promise<void> {
  if (idempotency && refusal !== 'key-reused' && refusal !== 'known')
    await storeResponse(client, idempotency, saved);
}

async function note(client: pg.ClientBase, reference: string, text: string): Promise<void> {
  await client.query(
    `insert into case_events (case_id, reference, kind, text, detail, who, created_at)
     select id, reference, 'noted', $2, '', $3, clock_timestamp() from cases where reference = $1`,
    [reference, text, journalMessages('en').staff.by],
  );
}
