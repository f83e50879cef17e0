import type pg from 'pg';
import type { Solution } from '../captcha/captcha.ts';
import { SaveRefused } from './save-refused.ts';

/**
 * Spends a captcha's solution in the transaction that saves, so that it is lost only with a save.
 * @throws SaveRefused 'solution-spent' when it was spent before
 */
export async function spendSolution(client: pg.ClientBase, { id, expiresAt }: Solution): Promise<void> {
  const { rowCount } = await client.query({
    name: 'spend-solution',
    text: 'insert into enquiry.spent_solutions (id, expires_at) values ($1, $2) on conflict do nothing',
    values: [id, expiresAt],
  });
  if (rowCount === 0) throw new SaveRefused('solution-spent');
}
