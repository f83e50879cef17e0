/**
 * Keeps a submission while the database is away. It is validated, limited and proved as always, as far as that is possible
 * without the records of others; the rest is checked when the journal is taken over. The visitor is thanked once the disk
 * has confirmed it.
 */

import { validate } from '#forms/validate.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { allowanceOfAddressAlone, allowanceOfSaveAlone } from '../guards/limits-without-database.ts';
import { formFacts } from '../store/site-facts.ts';
import type { Outcome, VisitorChannel } from '../submit/channel.ts';
import { problemsIn, submissionOf } from '../submit/submission-of.ts';
import { appendToJournal, findByKey, isSolutionKept } from './enquiry-journal.ts';
import { newRecord } from './journal-record.ts';

/** @throws JournalRefused if it could not be kept */
export async function takeIntoJournal(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: VisitorChannel,
): Promise<Outcome> {
  const { name, address, idempotency, prove } = channel;
  const known = idempotency && (await findByKey(idempotency));
  if (known && !idempotency?.bodyHashes.includes(known.bodyHash ?? ''))
    return { kind: 'refused', code: 'key-reused' };
  if (known) return { kind: 'saved', saved: { reference: known.reference, isWaiting: true } };

  const ofAddress = await allowanceOfAddressAlone(name, address);
  if (!ofAddress.isAllowed) return tooMany(ofAddress);
  const validated = validate(form, input, await formFacts(dateInIndia()));
  const problems = problemsIn(input, validated);
  if (problems || !validated.ok) return { kind: 'wrong', problems: problems ?? {} };

  const proof = await prove();
  if (!proof.isGiven) return { kind: 'refused', code: proof.code };
  const { solution } = proof;
  if (solution && (await isSolutionKept(solution.id)))
    return { kind: 'refused', code: solution.isOfPage ? 'sent-already' : 'captcha' };
  const ofSave = await allowanceOfSaveAlone(name, validated.values);
  if (!ofSave.isAllowed)
    return ofSave.isPageBusy ? { ...tooMany(ofSave), code: 'page-busy' } : tooMany(ofSave);

  const record = newRecord(submissionOf({ form, input, validated, proof, channel }));
  await appendToJournal(record);
  return { kind: 'saved', saved: { reference: record.reference, isWaiting: true } };
}

function tooMany({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return { kind: 'refused', code: 'too-many', retryAfterSeconds } as const;
}
