import type pg from 'pg';
import type { ConsentPurpose } from '#forms/consents.ts';
import { enqueue } from '#platform/queue.ts';
import { sign, signAll } from '#platform/secrets.ts';
import { type WithdrawnBy, withdrawalLedger } from './withdrawal-ledger.ts';

/** Something that was agreed to, by what tells its row from all others, in a restored database as well. */
export type Agreed =
  | { kind: 'consent'; reference: string; purpose: ConsentPurpose }
  | { kind: 'newsletter' | 'reminder'; id: number; createdAt: Date };

/** Notes, in the caller's transaction, that this was withdrawn; an entry that is carried out again is noted already. */
export async function noteWithdrawal(client: pg.ClientBase, agreed: Agreed, by: WithdrawnBy): Promise<void> {
  if (typeof by === 'object') return;
  await client.query('insert into enquiry.withdrawals (code, by) values ($1, $2)', [
    sign(purpose, nameOf(agreed)),
    by,
  ]);
  await enqueue(withdrawalLedger.queue, {}, client);
}

/** Under the present secret and the former ones. */
export function codesOf(agreed: Agreed): string[] {
  return signAll(purpose, nameOf(agreed));
}

const purpose = 'withdrawal';

function nameOf(agreed: Agreed): string {
  const { kind } = agreed;
  if (kind === 'consent') return `${kind} ${agreed.reference} ${agreed.purpose}`;
  return `${kind} ${agreed.id} ${agreed.createdAt.toISOString()}`;
}
