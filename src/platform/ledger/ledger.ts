import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { backupFile, backupFiles } from '../backup/backup-files.ts';
import { database, inTransaction } from '../database.ts';
import { env } from '../env.ts';
import { fileStore } from '../files/choose-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { describeError, log } from '../log.ts';
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
const maxReadMs = 15_000;
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
 * @param more further ledgers, as paths or addresses in a bucket: one that was kept with a backup, say. Without any, a
 *   folder of backups that is away is logged, and the ledger next to the files is enough
 * @throws Error for a ledger that is damaged, or cannot be read
 */
export async function replayLedger<Entry extends LedgerEntry>(
  ledger: Ledger<Entry>,
  carryOut: (missing: readonly Entry[]) => Promise<void>,
  more: readonly string[] = [],
): Promise<void> {
  const copies = await readCopies(ledger);
  const unreadable = copies.find((copy) => 'failure' in copy);
  if (unreadable) {
    if (unreadable.files === besideFiles || more.length > 0) throw unreadable.failure;
    log.error('the ledger beside the backups cannot be read', describeError(unreadable.failure));
  }
  const listed = await listedIn(ledger, copies, more);
  const stored = await ledger.stored(database());
  const known = new Set(stored.map(({ id }) => id));
  const missing = listed.filter(({ id }) => !known.has(id));
  if (missing.length > 0) await carryOut(missing);
  if (!unreadable && (missing.length > 0 || stored.length > listed.length))
    await copyLedgerOutside(ledger, more);
}

const retryMs = 300;

/** Copies that wait for their turn, each for all who ask until it begins. */
const waiting = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/** The same for a job: several at once in this process are done by one copy that begins after all of them. */
export function copyLedgerForJob<Entry extends LedgerEntry>(ledger: Ledger<Entry>): Promise<void> {
  const { name } = ledger;
  const begun = waiting.get(name);
  if (begun) return begun;
  const copy = (running.get(name) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => {
      waiting.delete(name);
      running.set(name, copy);
      return copyLedgerOutside(ledger);
    });
  waiting.set(name, copy);
  return copy;
}

/**
 * One at a time, on all instances: a slower one would write what it read before the latest entry. Its transaction holds
 * no other lock, and one that waits has no transaction, so nothing that stores an entry waits for either.
 * @param more further ledgers, as paths
 * @throws Error when one of the copies could not be read or written; the other is written all the same
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
  const copies = await readCopies(ledger);
  const entries = united([...(await listedIn(ledger, copies, more)), ...(await ledger.stored(client))]);
  const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  // A copy that cannot be read may have entries of its own, and is not written over.
  const writing = copies.map(async (copy) => {
    if ('failure' in copy) throw copy.failure;
    if (copy.text !== text) await copy.files.put(ledger.name, [Buffer.from(text)], { maxBytes });
  });
  for (const written of await Promise.allSettled(writing))
    if (written.status === 'rejected') throw written.reason;
  return true;
}

/** Without a text where there is no such file yet. */
type Copy = { files: FileStore } & ({ text: string | undefined } | { failure: unknown });

/** Reads the copy beside the files of visitors, and the one beside the backups. */
function readCopies({ name }: Pick<Ledger<LedgerEntry>, 'name'>): Promise<Copy[]> {
  return Promise.all(
    [besideFiles, backupFiles(env().backupTo)].map(async (files): Promise<Copy> => {
      try {
        return { files, text: await inTime(textOf(files, name)) };
      } catch (failure) {
        return { files, failure };
      }
    }),
  );
}

/** A folder of another machine may hang instead of failing. */
async function inTime<Text>(reading: Promise<Text>): Promise<Text> {
  const tooLate = pause(maxReadMs, undefined, { ref: false }).then(() => {
    throw new Error(`It was not read within ${maxReadMs / 1000} s.`);
  });
  return Promise.race([reading, tooLate]);
}

async function listedIn<Entry extends LedgerEntry>(
  { parse }: Pick<Ledger<Entry>, 'parse'>,
  copies: readonly Copy[],
  more: readonly string[],
): Promise<Entry[]> {
  const texts = copies.map((copy) => ('text' in copy ? copy.text : undefined));
  for (const ledger of more) {
    const { files, name: file } = backupFile(ledger);
    texts.push(await textOf(files, file));
  }
  return united(texts.flatMap((text = '') => text.split('\n').filter(Boolean).map(parse)));
}

/** Each once, the oldest first, and none that is past its time. */
function united<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  const since = new Date();
  since.setMonth(since.getMonth() - ledgerMonths);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()]
    .filter(({ at }) => at > since.toISOString())
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** @returns nothing where there is no such file */
async function textOf(files: FileStore, name: string): Promise<string | undefined> {
  try {
    return (await files.readWhole(name)).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
