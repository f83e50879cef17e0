import { database } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import type { Sent } from '../dialog/thanks-in-words.ts';

/**
 * What the thank-you page says of an enquiry, found by its reference: so nothing that was chosen stands in the page's
 * address. For an hour only, since an address stays in a history.
 * @returns the reference alone where there is nothing to add, or the database is away
 */
export async function sentWith(reference: string): Promise<Sent> {
  const nothing: Sent = { reference, sumInsured: '', day: '', time: '' };
  try {
    const { rows } = await database().query<Sent>({
      name: 'sent-with',
      text: `select reference, sum_insured as "sumInsured", contact_date as day, contact_time as time
        from call_from_experts where reference = $1 and created_at > now() - interval '1 hour'`,
      values: [reference],
    });
    return rows[0] ?? nothing;
  } catch (error) {
    log.warn('thanks without their enquiry', describeError(error));
    return nothing;
  }
}
