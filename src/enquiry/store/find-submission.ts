import { database, isUnavailable } from '#platform/database.ts';
import { isDatabaseAway, noticeDatabaseAway } from '#platform/database-presence.ts';
import { describeError, log } from '#platform/log.ts';
import { findByReference } from '../journal/enquiry-journal.ts';
import { registerNames, registerOf } from '../registers.ts';
import type { FoundSubmission } from './found-submission.ts';

/**
 * Finds a submission by its reference for the thank-you page, so that no answer has to be in the page's address. Only
 * for an hour, since an address stays in a history.
 * @param isWaiting whether the address says that it is in the journal, perhaps that of another instance
 * @returns the reference alone where there is nothing to add, or no one knows
 */
export async function findSubmission(reference: string, isWaiting = false): Promise<FoundSubmission> {
  const nothing: FoundSubmission = { reference, sumInsured: '', day: '', time: '', isWaiting };
  const stored = isDatabaseAway() ? undefined : await findStored(reference);
  return stored ?? (await findByReference(reference).catch(() => undefined)) ?? nothing;
}

async function findStored(reference: string): Promise<FoundSubmission | undefined> {
  try {
    const { rows } = await database().query<FoundSubmission>({
      name: 'find-submission',
      text: sentInAnyRegister,
      values: [reference],
    });
    return rows[0];
  } catch (error) {
    if (isUnavailable(error)) noticeDatabaseAway();
    log.warn('thanks without their submission', describeError(error));
    return undefined;
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
