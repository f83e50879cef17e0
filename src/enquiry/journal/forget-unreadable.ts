import fs from 'node:fs/promises';
import { journalFiles } from '#platform/journal/journal-files.ts';
import { log } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { journalPlace } from './enquiry-journal.ts';

/** The time that a person has to find out why bytes of a journal do not open. */
export const unreadableDays = 30;

const dayMs = 86_400_000;
/** A file is deleted long before it is so old, unless the clock is wrong. */
const implausibleDays = 90;

export async function forgetUnreadable(now = Date.now()): Promise<void> {
  for (const file of await journalFiles(journalPlace())) {
    const days = Math.floor((now - file.writtenAt.getTime()) / dayMs);
    if (file.state !== 'unreadable' || days < unreadableDays) continue;
    if (days > implausibleDays) {
      logThrottled('an unreadable file of the journal is implausibly old, and is kept', { days });
      continue;
    }
    await fs.rm(file.path, { force: true });
    log.error('an unreadable file of the journal is deleted after its period', { bytes: file.bytes });
  }
}
