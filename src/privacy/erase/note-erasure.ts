import type pg from 'pg';
import type { Person } from '#platform/personal-data.ts';
import { enqueue } from '#platform/queue.ts';
import { codesOf } from './codes.ts';
import { type Erasure, erasureLedger } from './erasure-ledger.ts';

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
  await enqueue(erasureLedger.queue, {}, client);
}
