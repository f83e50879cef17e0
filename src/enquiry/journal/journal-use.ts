import { env } from '#platform/env.ts';
import { journalFiles } from '#platform/journal/journal-files.ts';
import { bytesPerMb, journalPlace } from './enquiry-journal.ts';

/** How full this instance's journal is, 0 to 1, and how many of its files wait for a person. */
export async function journalUse(): Promise<{ usedRatio: number; setAside: number }> {
  const files = await journalFiles(journalPlace());
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return {
    usedRatio: bytes / (env().journalMaxMb * bytesPerMb),
    setAside: files.filter(({ state }) => state === 'unreadable').length,
  };
}
