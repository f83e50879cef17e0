/**
 * The journal of enquiries: a folder of the data folder where those wait that were sent while the database was away. They are
 * found by key and reference number, also after a restart, so that a form that is sent again gets the first answer.
 */

import path from 'node:path';
import { env } from '#platform/env.ts';
import { type Journal, JournalRefused, openJournal } from '#platform/journal/journal.ts';
import { sharedState } from '#platform/shared-state.ts';
import { slotIn } from '../definitions/slot.form.ts';
import type { Idempotency } from '../guards/idempotency-key.ts';
import type { FoundSubmission } from '../store/found-submission.ts';
import { asText, type JournalRecord } from './journal-record.ts';
import { readJournal } from './read-journal.ts';

export const journalFolder = 'journal/';

export const bytesPerMb = 2 ** 20;

export function journalPlace(): string {
  return path.join(env().dataDir, journalFolder);
}

/** The part of a record that is kept in memory. */
type Known = { reference: string; bodyHash?: string | undefined; sent: FoundSubmission };

type State = {
  journal: Journal;
  /** The records of former runs are read before the first question is answered. */
  read: Promise<void> | undefined;
  records: Map<string, { key: string | undefined; reference: string; solution: string | undefined }>;
  byKey: Map<string, Known>;
  byReference: Map<string, Known>;
  solutions: Set<string>;
};

const state = () =>
  sharedState<State>('enquiry-journal', () => ({
    journal: openJournal({ folder: journalPlace(), maxBytes: env().journalMaxMb * bytesPerMb }),
    read: undefined,
    records: new Map(),
    byKey: new Map(),
    byReference: new Map(),
    solutions: new Set(),
  }));

/** @throws JournalRefused when its folder cannot be read */
async function known(): Promise<State> {
  const shared = state();
  shared.read ??= readJournal(journalPlace()).then((records) => {
    for (const record of records) remember(shared, record);
  });
  try {
    await shared.read;
    return shared;
  } catch (error) {
    shared.read = undefined;
    throw new JournalRefused('The journal cannot be read.', { cause: error });
  }
}

/** @returns once the disk has confirmed it @throws JournalRefused */
export async function appendToJournal(record: JournalRecord): Promise<void> {
  const shared = await known();
  await shared.journal.append(asText(record));
  remember(shared, record);
}

/** @throws JournalRefused */
export async function findByKey(idempotency: Idempotency): Promise<Known | undefined> {
  const { byKey } = await known();
  return byKey.get(keyOf(idempotency));
}

/** @throws JournalRefused */
export async function findByReference(reference: string): Promise<FoundSubmission | undefined> {
  const { byReference } = await known();
  return byReference.get(reference)?.sent;
}

/** @throws JournalRefused */
export async function isSolutionKept(id: string): Promise<boolean> {
  const { solutions } = await known();
  return solutions.has(id);
}

/** Called when the database has the record or must not take it. */
export function forgetRecord(id: string): void {
  const { records, byKey, byReference, solutions } = state();
  const record = records.get(id);
  if (!record) return;
  records.delete(id);
  byKey.delete(record.key ?? '');
  byReference.delete(record.reference);
  solutions.delete(record.solution ?? '');
}

export async function closeJournal(): Promise<void> {
  await state().journal.close();
}

function remember(shared: State, { id, reference, submission }: JournalRecord): void {
  const { idempotency, solution, values, form } = submission;
  const key = idempotency && keyOf(idempotency);
  const { day, time } = slotIn(values);
  const sent = { reference, sumInsured: values.sum_insured ?? '', day, time, register: form.register };
  const entry: Known = {
    reference,
    bodyHash: idempotency?.bodyHashes[0],
    sent: { ...sent, isWaiting: true },
  };
  shared.records.set(id, { key, reference, solution: solution?.id });
  shared.byReference.set(reference, entry);
  if (key) shared.byKey.set(key, entry);
  if (solution) shared.solutions.add(solution.id);
}

function keyOf({ scope, key }: Idempotency): string {
  return `${scope} ${key}`;
}
