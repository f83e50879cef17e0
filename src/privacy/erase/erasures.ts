import type pg from 'pg';
import { database } from '#platform/database.ts';
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

export async function copyErasuresOutside(): Promise<void> {
  await writeLedgers([...(await readLedgers()), ...(await storedErasures(database()))]);
}

export async function storedErasures(client: Pick<pg.ClientBase, 'query'>): Promise<Erasure[]> {
  const { rows } = await client.query<Erasure>(
    `select id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, reference, state, codes,
       held_back as "heldBack"
     from privacy.erasures`,
  );
  return rows;
}
