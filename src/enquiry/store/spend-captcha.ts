import type pg from 'pg';
import { consumeWithin, type RateLimit } from '#platform/rate-limits.ts';
import type { Solution } from '../captcha/captcha-verdict.ts';
import { SaveRefused } from './save-refused.ts';

/**
 * The limit for all forms without JavaScript together. A program that opens a page for each form and waits three
 * seconds, from many addresses, is stopped by this alone; from here on the visitor is asked for the captcha, and that
 * needs JavaScript.
 */
export const pageFormsPerHour: RateLimit = { name: 'page-forms', points: 60, seconds: 3600 };

/**
 * Spends a captcha's solution, or the moment of a page without one, in the transaction that saves, so that it is lost
 * only with a save.
 * @throws SaveRefused 'solution-spent' or 'moment-spent' when it was spent before, 'page-busy' past the hour's bound
 */
export async function spendSolution(
  client: pg.ClientBase,
  { id, expiresAt, isOfPage }: Solution,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'spend-solution',
    text: 'insert into enquiry.spent_solutions (id, expires_at) values ($1, $2) on conflict do nothing',
    values: [id, expiresAt],
  });
  if (rowCount === 0) throw new SaveRefused(isOfPage ? 'moment-spent' : 'solution-spent');
  if (!isOfPage) return;
  const { isAllowed, retryAfterSeconds } = await consumeWithin(client, {
    limit: pageFormsPerHour,
    key: 'all',
  });
  if (!isAllowed) throw new SaveRefused('page-busy', retryAfterSeconds);
}
