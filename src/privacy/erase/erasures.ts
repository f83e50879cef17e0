import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { inTransaction } from '#platform/database.ts';
import type { Person } from '#platform/personal-data.ts';
import { defineQueue, enqueue } from '#platform/queue.ts';
import { codesOf } from './codes.ts';
import { type Erasure, readLedgers, writeLedgers } from './erasure-ledger.ts';

/** Copies to the ledgers outside of the database what is in it: made in the transaction that erases. */
export const erasureLedgerQueue = defineQueue<Record<string, never>>('privacy-erasures', { retryDelay: 5 });

type Carried = { person: Person; request: string; state: Erasure['state']; heldBack: readonly string[] };

/** Notes, in the caller's transaction, that everything of this person was erased. */
export async function noteErasure(
  client: pg.ClientBase,
  { person, request, state, heldBack }: Carried,
): Promise<void> {
  await client.query(
    'insert into privacy.erasures (reference, state, codes, held_back) values ($1, $2, $3, $4)',
    [request, state, JSON.stringify(codesOf(person)), JSON.stringify(heldBack)],
  );
  await enqueue(erasureLedgerQueue, {}, client);
}

const retryMs = 300;

/**
 * One at a time, on all instances: a slower one would write what it read before the latest erasure. Its transaction holds
 * no other lock, and one that waits has no transaction, so no erasure waits for either.
 * @param ledgers further ledgers, as paths
 */
export async function copyErasuresOutside(ledgers: readonly string[] = []): Promise<void> {
  for (; ; await pause(retryMs)) {
    // Trouble with the files is thrown outside: it is none of the database's.
    const [copying] = await inTransaction((client) =>
      Promise.allSettled([copyUnlessLocked(client, ledgers)]),
    );
    if (copying.status === 'rejected') throw copying.reason;
    if (copying.value) return;
  }
}

/** @returns false while another copies */
async function copyUnlessLocked(client: pg.ClientBase, ledgers: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('erasure-ledgers')) as "isOurs"`,
  );
  if (!rows[0]?.isOurs) return false;
  await writeLedgers([...(await readLedgers(ledgers)), ...(await storedErasures(client))]);
  return true;
}

export async function storedErasures(client: Pick<pg.ClientBase, 'query'>): Promise<Erasure[]> {
  const { rows } = await client.query<Erasure>(
    `select id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, reference, state, codes,
       held_back as "heldBack"
     from privacy.erasures`,
  );
  return rows;
}
