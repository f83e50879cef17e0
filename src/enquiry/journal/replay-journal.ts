/**
 * Takes over what waits in the journal's folder, file by file in the order in which it was sent. A file goes once the
 * database has every record of it. One with something unreadable in it is set aside for a person, and tried again at the
 * next start; nothing that may be somebody's enquiry is deleted unread.
 */

import fs from 'node:fs/promises';
import { isUnavailable } from '#platform/database.ts';
import { noticeDatabaseAway } from '#platform/database-presence.ts';
import { type JournalFile, journalFiles, renameTo } from '#platform/journal/journal-files.ts';
import { describeError, log } from '#platform/log.ts';
import { forgetRecord, journalPlace } from './enquiry-journal.ts';
import type { JournalRecord } from './journal-record.ts';
import { readRecords } from './read-journal.ts';
import { type Replayed, replayRecord } from './replay-record.ts';

export type ReplayReport = Record<Replayed | 'failed' | 'unreadable', number>;

let running: Promise<ReplayReport> | undefined;

/** One run at a time in a process. @throws DatabaseUnavailable when it went away: the rest waits */
export function replayJournal(): Promise<ReplayReport> {
  running ??= replayAll().finally(() => {
    running = undefined;
  });
  return running;
}

/** What was set aside may be readable now: with the former secret, or by another build. */
export async function tryUnreadableAgain(): Promise<void> {
  for (const file of await journalFiles(journalPlace()))
    if (file.state === 'unreadable') await renameTo(file, 'closed');
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
  let failed = 0;
  for (const record of records) {
    const outcome = await replayed(record);
    report[outcome] += 1;
    if (outcome === 'failed') failed += 1;
    else forgetRecord(record.id);
  }
  if (unreadable > 0) {
    report.unreadable += unreadable;
    log.error('a file of the journal is not whole, and is set aside', { file: file.path, unreadable });
    await renameTo(file, 'unreadable');
  } else if (failed === 0) await fs.rm(file.path, { force: true });
}

async function replayed(record: JournalRecord): Promise<Replayed | 'failed'> {
  try {
    return await replayRecord(record);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error('a record of the journal cannot be stored', { record: record.id, ...describeError(error) });
    return 'failed';
  }
}
