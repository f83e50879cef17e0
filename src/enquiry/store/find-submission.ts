import { database } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import type { Sent } from '../dialog/thanks-in-words.ts';
import { type RegisterName, registerNames, registerOf } from '../registers.ts';

/** A submission and the register that keeps it; without a register, the reference is unknown. */
export type FoundSubmission = Sent & { register?: RegisterName };

/**
 * Finds a submission by its reference for the thank-you page, so that no answer has to be in the page's address. Only
 * for an hour, since an address stays in a history.
 * @returns the reference alone where there is nothing to add, or the database is away
 */
export async function findSubmission(reference: string): Promise<FoundSubmission> {
  const nothing: FoundSubmission = { reference, sumInsured: '', day: '', time: '' };
  try {
    const { rows } = await database().query<FoundSubmission>({
      name: 'find-submission',
      text: sentInAnyRegister,
      values: [reference],
    });
    return rows[0] ?? nothing;
  } catch (error) {
    log.warn('thanks without their submission', describeError(error));
    return nothing;
  }
}

const sentInAnyRegister = registerNames
  .map((register) => {
    const columns =
      register === 'enquiries'
        ? `sum_insured as "sumInsured", contact_date as day, contact_time as time`
        : `'' as "sumInsured", '' as day, '' as time`;
    return `select '${register}' as register, reference, ${columns}
      from ${registerOf(register).table} where reference = $1 and created_at > now() - interval '1 hour'`;
  })
  .join(' union all ');
