import { z } from 'zod';
import { backupFile, backupFiles, inFolder } from '#platform/backup/backup-files.ts';
import { env } from '#platform/env.ts';
import { fileStore } from '#platform/files/choose-store.ts';

/**
 * The erasures that were carried out, outside the database: a line of JSON each, next to the files of visitors, which
 * all instances share, and next to the backups. A restore overwrites neither.
 */
const entryShape = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Reference of the request that asked for it. */
  reference: z.string(),
  state: z.enum(['done', 'held-back']),
  /** The identities by which the person was found, as keyed codes. */
  codes: z.array(z.string()),
  heldBack: z.array(z.string()),
});
export type Erasure = z.infer<typeof entryShape>;

/** Longer than anyone keeps a backup. */
export const erasuresMonths = 36;

export const erasureLedgerName = 'erasures.jsonl';
const besideFiles = fileStore({ folder: 'files/', pattern: /^erasures\.jsonl$/ });
const maxBytes = 256 * 1024 * 1024;

/** @param more further ledgers, as paths or addresses in a bucket: one that was kept with a backup, say. @throws Error for a damaged one */
export async function readLedgers(more: readonly string[] = []): Promise<Erasure[]> {
  const texts = [await unlessMissing(besideFiles.readWhole(erasureLedgerName))];
  for (const ledger of [inFolder(env().backupTo, erasureLedgerName), ...more]) {
    const { files, name } = backupFile(ledger);
    texts.push(await unlessMissing(files.readWhole(name)));
  }
  return united(texts.flatMap((text) => text.split('\n').filter(Boolean).map(asEntry)));
}

export async function writeLedgers(entries: readonly Erasure[]): Promise<void> {
  const text = united(entries)
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
  for (const files of [besideFiles, backupFiles(env().backupTo)])
    await files.put(erasureLedgerName, [Buffer.from(text)], { maxBytes });
}

function asEntry(line: string): Erasure {
  return entryShape.parse(JSON.parse(line));
}

/** Each once, the oldest first, and none that is past its time. */
function united(entries: readonly Erasure[]): Erasure[] {
  const since = new Date();
  since.setMonth(since.getMonth() - erasuresMonths);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()]
    .filter(({ at }) => at > since.toISOString())
    .sort((one, other) => one.at.localeCompare(other.at));
}

async function unlessMissing(reading: Promise<Buffer>): Promise<string> {
  try {
    return (await reading).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
