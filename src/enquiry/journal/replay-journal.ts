/**
 * Takes over the enquiries that wait in the journal's folder, in the order in which they were sent. A record is deleted once
 * the database has it. Bytes that cannot be read, and records that the database refuses, are set aside for a person, and tried
 * again at the next start, since they may be someone's enquiry.
 */

import { isUnavailable } from '#platform/database.ts';
import { noticeDatabaseAway } from '#platform/database-presence.ts';
import { frameOf } from '#platform/journal/frame.ts';
import {
  type JournalFile,
  journalFiles,
  removeFile,
  renameTo,
  setAside,
} from '#platform/journal/journal-files.ts';
import { describeError, log } from '#platform/log.ts';
import { forgetRecord, journalPlace } from './enquiry-journal.ts';
import { asText, type JournalRecord } from './journal-record.ts';
import { readRecords } from './read-journal.ts';
import { type Replayed, replayRecord } from './replay-record.ts';

export type ReplayReport = Record<Replayed | 'failed' | 'unreadable', number>;

let running: Promise<ReplayReport> | undefined;

/** One run at a time in a process. @throws DatabaseUnavailable when the database goes away: the rest waits */
export function replayJournal(): Promise<ReplayReport> {
  running ??= replayAll().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Leaves what was set aside to the next run: with a former secret, or in another build, it may be readable, and the database
 * may take it by now, or know that its person was erased.
 * @param ifItOpens passes over files of which nothing can be read
 */
export async function trySetAsideAgain({ ifItOpens = false } = {}): Promise<void> {
  for (const file of await journalFiles(journalPlace())) {
    if (file.state !== 'unreadable') continue;
    if (ifItOpens && (await readRecords(file.path)).records.length === 0) continue;
    await renameTo(file, 'closed');
  }
}

async function replayAll(): Promise<ReplayReport> {
  const report: ReplayReport = {
    stored: 0,
    'stored-already': 0,
    'for-a-person': 0,
    erased: 0,
    failed: 0,
    unreadable: 0,
  };
  try {
    for (const file of await journalFiles(journalPlace())) {
      if (file.state === 'unreadable') continue;
      const closed = file.state === 'open' ? await renameTo(file, 'closed') : file;
      if (closed) await replayFile(closed, report);
    }
  } catch (error) {
    if (isUnavailable(error)) noticeDatabaseAway();
    throw error;
  } finally {
    const isAnything = Object.values(report).some((count) => count > 0);
    if (isAnything) log.info('journal taken over', report);
  }
  return report;
}

async function replayFile(file: JournalFile, report: ReplayReport): Promise<void> {
  const { records, unreadable } = await readRecords(file.path);
  const failed: Buffer[] = [];
  for (const record of records) {
    const outcome = await replayed(record);
    report[outcome] += 1;
    if (outcome === 'failed') failed.push(frameOf(asText(record)));
    else forgetRecord(record.id);
  }
  report.unreadable += unreadable.length;
  const rest = Buffer.concat([...failed, unreadable]);
  const place = rest.length > 0 && (await setAside(file, rest));
  if (unreadable.length > 0)
    log.error('a part of the journal cannot be read, and is set aside', {
      file: place,
      bytes: unreadable.length,
    });
  // A record that the database has must not stay here: its person may be erased there.
  await removeFile(file);
}

async function replayed(record: JournalRecord): Promise<Replayed | 'failed'> {
  try {
    return await replayRecord(record);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error('a record of the journal cannot be stored, and is set aside', {
      record: record.id,
      ...describeError(error),
    });
    return 'failed';
  }
}
