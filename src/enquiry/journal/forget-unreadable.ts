import fs from 'node:fs/promises';
import { journalFiles } from '#platform/journal/journal-files.ts';
import { log } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { journalPlace } from './enquiry-journal.ts';

/** So long a person has to find out why a file of the journal does not open. */
export const unreadableDays = 30;

const dayMs = 86_400_000;
/** Looked for every few minutes, a file never becomes so old: more likely the clock is wrong. */
const implausibleDays = 90;

export async function forgetUnreadable(now = Date.now()): Promise<void> {
  for (const file of await journalFiles(journalPlace())) {
    const days = Math.floor((now - file.writtenAt.getTime()) / dayMs);
    if (file.state !== 'unreadable' || days < unreadableDays) continue;
    if (days > implausibleDays) {
      logThrottled('a file of the journal is too old to be believed, and is left', { days });
      continue;
    }
    await fs.rm(file.path, { force: true });
    log.error('an unreadable file of the journal is deleted after its period', { bytes: file.bytes });
  }
}
