import type pg from 'pg';
import type { ConsentPurpose } from '#forms/consents.ts';
import { noteWithdrawal } from './note-withdrawal.ts';
import type { Withdrawal } from './withdrawal-ledger.ts';

/**
 * Withdraws consents in their register, so that a restored backup does not bring them back either.
 * @param ids of the consents; one that was not given, or is withdrawn already, stays as it is
 * @returns whether there was any to withdraw
 */
export async function withdrawConsents(
  client: pg.ClientBase,
  ids: readonly number[],
  by: Withdrawal['by'],
): Promise<boolean> {
  const { rows } = await client.query<{ reference: string; purpose: ConsentPurpose }>(
    `update consents set withdrawn_at = now(), withdrawn_source = $2, updated_at = now()
     where id = any($1) and is_given and withdrawn_at is null returning reference, purpose`,
    [ids, by],
  );
  for (const row of rows) await noteWithdrawal(client, { kind: 'consent', ...row }, by);
  return rows.length > 0;
}
