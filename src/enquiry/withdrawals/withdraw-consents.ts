import type pg from 'pg';
import type { ConsentPurpose } from '#forms/consents.ts';
import { noteWithdrawal } from './note-withdrawal.ts';
import type { WithdrawnBy } from './withdrawal-ledger.ts';

/**
 * Withdraws consents in their register, so that a restored backup does not bring them back either. With each one goes
 * whatever was agreed to for the same purpose of the same submission, on the telephone, say.
 * @param ids of the consents; one that was not given, or is withdrawn already, stays as it is
 * @returns whether there was any to withdraw
 */
export async function withdrawConsents(
  client: pg.ClientBase,
  ids: readonly number[],
  by: WithdrawnBy,
): Promise<boolean> {
  const [source, at] = typeof by === 'object' ? [by.by, by.at] : [by, undefined];
  const { rows } = await client.query<{ reference: string; purpose: ConsentPurpose }>(
    `with withdrawn as (
       update consents set withdrawn_at = coalesce($3::timestamptz, now()), withdrawn_source = $2, updated_at = now()
       where (reference, purpose) in (select reference, purpose from consents where id = any($1))
         and is_given and withdrawn_at is null returning reference, purpose)
     select distinct reference, purpose from withdrawn`,
    [ids, source, at],
  );
  for (const row of rows) await noteWithdrawal(client, { kind: 'consent', ...row }, by);
  return rows.length > 0;
}
