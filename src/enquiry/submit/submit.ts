import { fileFieldOf } from '#forms/form.ts';
import type { Problems } from '#forms/problem.ts';
import { validate } from '#forms/validate.ts';
import { dateInIndia } from '#platform/clock.ts';
import { DatabaseUnavailable, database, isUnavailable } from '#platform/database.ts';
import { isDatabaseAway, noticeDatabaseAway } from '#platform/database-presence.ts';
import { JournalRefused } from '#platform/journal/journal.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { allowanceOfAddress, allowanceOfPerson, type Person } from '../guards/save-limits.ts';
import { takeIntoJournal } from '../journal/take-into-journal.ts';
import { findStoredResponse } from '../store/idempotency-store.ts';
import { SaveRefused } from '../store/save-refused.ts';
import { saveSubmission } from '../store/save-submission.ts';
import { formFacts } from '../store/site-facts.ts';
import { fileOf } from '../uploads/claim-upload.ts';
import type { Channel, Outcome, VisitorChannel } from './channel.ts';
import { refusedBy } from './refusal-code.ts';
import { problemsIn, submissionOf } from './submission-of.ts';

/**
 * Saves what was sent. While the database is away, a visitor's form is kept in the journal instead.
 * @throws DatabaseUnavailable when the outcome is unknown: repeat it with the same idempotency key
 */
export async function submit(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: Channel,
): Promise<Outcome> {
  const outcome = await submitUnnoted(form, input, channel);
  if (outcome.kind === 'refused') {
    const { code } = outcome;
    logThrottled(
      'form refused',
      { form: form.key, channel: channel.name, code },
      { level: 'info', kind: code },
    );
  }
  return outcome;
}

async function submitUnnoted(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: Channel,
): Promise<Outcome> {
  // Google checks an answer to its captcha once: the journal, which asks again, gets the first proof.
  const asked = { ...channel, prove: once(channel.prove) };
  const outcome = await takeUnlessAway(form, input, asked);
  if (!(outcome instanceof DatabaseUnavailable)) return outcome;
  if (!isOfVisitor(asked) || mayBeStored(outcome, asked)) throw outcome;
  return takeIntoJournal(form, input, asked).catch((error: unknown) => {
    if (!(error instanceof JournalRefused)) throw error;
    logThrottled('the journal refuses', describeError(error.cause ?? error), { level: 'error' });
    return notKept;
  });
}

const notKept = { kind: 'refused', code: 'not-kept', retryAfterSeconds: 10 } as const;

/** @returns the error if the database is away @throws any other error */
async function takeUnlessAway(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: Channel,
): Promise<Outcome | DatabaseUnavailable> {
  if (isDatabaseAway()) return new DatabaseUnavailable('The database is away.');
  try {
    return await take(form, input, channel);
  } catch (error) {
    if (error instanceof SaveRefused)
      return error.reason === 'upload-gone' ? { kind: 'wrong', problems: goneFrom(form) } : refusedBy(error);
    if (!isUnavailable(error)) throw error;
    noticeDatabaseAway();
    return error instanceof DatabaseUnavailable
      ? error
      : new DatabaseUnavailable('The database is away.', { cause: error });
  }
}

/** Without a key no one could tell the record that may be there from another. */
function mayBeStored({ isOutcomeUnknown }: DatabaseUnavailable, { idempotency }: Channel): boolean {
  return isOutcomeUnknown && !idempotency;
}

function isOfVisitor(channel: Channel): channel is VisitorChannel {
  return channel.name === 'dialog' || channel.name === 'page';
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

async function take(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: Channel,
): Promise<Outcome> {
  const { name, address, prove } = channel;
  const validated = validate(form, input, await formFacts(dateInIndia()));
  const ofAddress = await allowanceOfAddress(name, address);
  if (!ofAddress.isAllowed)
    return unlessKnown(
      { ...tooMany, retryAfterSeconds: ofAddress.retryAfterSeconds },
      channel,
      validated.values,
    );

  const problems = problemsIn(input, validated);
  if (problems || !validated.ok)
    return unlessKnown({ kind: 'wrong', problems: problems ?? {} }, channel, validated.values);

  const file = await fileOf(form, validated.values);
  if (file === 'gone')
    return unlessKnown({ kind: 'wrong', problems: goneFrom(form) }, channel, validated.values);

  const proof = await prove();
  if (!proof.isGiven) return unlessKnown({ kind: 'refused', code: proof.code }, channel, validated.values);
  const saved = await saveSubmission(submissionOf({ form, input, validated, proof, channel, file }));
  return { kind: 'saved', saved };
}

function goneFrom(form: VisitorForm): Problems {
  const { name } = fileFieldOf(form) ?? {};
  return name ? { [name]: { code: 'file-gone' } } : {};
}

const tooMany = { kind: 'refused', code: 'too-many' } as const;

/**
 * Checks, before an input is refused, whether it repeats a save or its sender has sent too much: that is said first. An
 * input that is saved at once needs neither check here: the transaction makes both.
 */
async function unlessKnown(refusal: Outcome, { idempotency }: Channel, person: Person): Promise<Outcome> {
  const known = idempotency && (await findStoredResponse(idempotency));
  if (known) return { kind: 'saved', saved: known };
  const { isAllowed, retryAfterSeconds } = await allowanceOfPerson(database(), person);
  return isAllowed || isTooMany(refusal) ? refusal : { ...tooMany, retryAfterSeconds };
}

function isTooMany(outcome: Outcome): boolean {
  return outcome.kind === 'refused' && outcome.code === 'too-many';
}
