import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { backupFile, backupFiles, inFolder } from '../backup/backup-files.ts';
import { database, inTransaction } from '../database.ts';
import { env } from '../env.ts';
import { fileStore } from '../files/choose-store.ts';
import { defineQueue, type Queue } from '../queue.ts';

/**
 * Lists outside the database what a restored database must not undo: a line of JSON each, in a file next to the files of
 * visitors, which all instances share, and in one next to the backups. A restore overwrites neither.
 */
export type Ledger<Entry extends LedgerEntry> = {
  /** Its file. */
  name: string;
  /** Takes a job in each transaction that stores an entry; it copies what is stored to the ledgers outside. */
  queue: Queue<Record<string, never>>;
  stored: (client: Pick<pg.ClientBase, 'query'>) => Promise<Entry[]>;
  parse: (line: string) => Entry;
};
type LedgerEntry = { id: string; at: string };

/** Each ledger's entries have these. */
export const entryShape = z.object({ id: z.uuid(), at: z.iso.datetime() });
/** The column `created_at` as an entry has it. */
export const atColumn = `to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`;

/** Longer than anyone keeps a backup. */
export const ledgerMonths = 36;

const maxBytes = 256 * 1024 * 1024;
const besideFiles = fileStore({ folder: 'files/', pattern: /^[a-z]+\.jsonl$/ });

/** @param stored reads the entries that the database has */
export function defineLedger<Entry extends LedgerEntry>(
  what: string,
  shape: z.ZodType<Entry>,
  stored: Ledger<Entry>['stored'],
): Ledger<Entry> {
  return {
    name: `${what}.jsonl`,
    queue: defineQueue(`privacy-${what}`, { retryDelay: 5 }),
    stored,
    parse: (line) => shape.parse(JSON.parse(line)),
  };
}

/**
 * Finds the entries that the database lacks, since it is older than they are.
 * @param carryOut does again what they say, and stores them
 * @param more further ledgers, as paths or addresses in a bucket: one that was kept with a backup, say
 * @returns how many there were
 * @throws Error for a damaged ledger
 */
export async function replayLedger<Entry extends LedgerEntry>(
  ledger: Ledger<Entry>,
  carryOut: (missing: readonly Entry[]) => Promise<void>,
  more: readonly string[] = [],
): Promise<number> {
  const listed = await readLedgers(ledger, more);
  const stored = await ledger.stored(database());
  const known = new Set(stored.map(({ id }) => id));
  const missing = listed.filter(({ id }) => !known.has(id));
  if (missing.length > 0) await carryOut(missing);
  if (missing.length > 0 || stored.length > listed.length) await copyLedgerOutside(ledger, more);
  return missing.length;
}

const retryMs = 300;

/**
 * One at a time, on all instances: a slower one would write what it read before the latest entry. Its transaction holds
 * no other lock, and one that waits has no transaction, so nothing that stores an entry waits for either.
 * @param more further ledgers, as paths
 */
export async function copyLedgerOutside<Entry extends LedgerEntry>(
  ledger: Ledger<Entry>,
  more: readonly string[] = [],
): Promise<void> {
  for (; ; await pause(retryMs)) {
    // Trouble with the files is thrown outside: it is none of the database's.
    const [copying] = await inTransaction((client) =>
      Promise.allSettled([copyUnlessLocked(ledger, client, more)]),
    );
    if (copying.status === 'rejected') throw copying.reason;
    if (copying.value) return;
  }
}

/** @returns false while another copies */
async function copyUnlessLocked<Entry extends LedgerEntry>(
  ledger: Ledger<Entry>,
  client: pg.ClientBase,
  more: readonly string[],
): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    'select pg_try_advisory_xact_lock(hashtext($1)) as "isOurs"',
    [ledger.name],
  );
  if (!rows[0]?.isOurs) return false;
  await writeLedgers(ledger, [...(await readLedgers(ledger, more)), ...(await ledger.stored(client))]);
  return true;
}

async function readLedgers<Entry extends LedgerEntry>(
  { name, parse }: Ledger<Entry>,
  more: readonly string[],
): Promise<Entry[]> {
  const texts = [await unlessMissing(besideFiles.readWhole(name))];
  for (const ledger of [inFolder(env().backupTo, name), ...more]) {
    const { files, name: file } = backupFile(ledger);
    texts.push(await unlessMissing(files.readWhole(file)));
  }
  return united(texts.flatMap((text) => text.split('\n').filter(Boolean).map(parse)));
}

async function writeLedgers<Entry extends LedgerEntry>(
  { name }: Ledger<Entry>,
  entries: readonly Entry[],
): Promise<void> {
  const text = united(entries)
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
  for (const files of [besideFiles, backupFiles(env().backupTo)])
    await files.put(name, [Buffer.from(text)], { maxBytes });
}

/** Each once, the oldest first, and none that is past its time. */
function united<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  const since = new Date();
  since.setMonth(since.getMonth() - ledgerMonths);
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
