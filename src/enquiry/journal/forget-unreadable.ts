import fs from 'node:fs/promises';
import { journalFiles } from '#platform/journal/journal-files.ts';
import { log } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { forgetRecord, journalPlace } from './enquiry-journal.ts';
import { readRecords } from './read-journal.ts';

/** The time that a person has to find out why a part of a journal does not open, or is refused. */
export const unreadableDays = 30;

const dayMs = 86_400_000;
/** A file is deleted long before it is so old, unless the clock is wrong. */
const implausibleDays = 90;

export async function forgetUnreadable(now = Date.now()): Promise<void> {
  for (const file of await journalFiles(journalPlace())) {
    const days = Math.floor((now - file.writtenAt.getTime()) / dayMs);
    if (file.state !== 'unreadable' || days < unreadableDays) continue;
    if (days > implausibleDays) {
      logThrottled('a file of the journal that was set aside is implausibly old, and is kept', { days });
      continue;
    }
    const { records } = await readRecords(file.path);
    await fs.rm(file.path, { force: true });
    // No one is told that it waits any more.
    for (const { id } of records) forgetRecord(id);
    log.error('a file of the journal that was set aside is deleted after its period', { bytes: file.bytes });
  }
}
