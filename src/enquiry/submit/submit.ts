import { fileFieldOf, type Values } from '#forms/form.ts';
import { honeypotField, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Problems } from '#forms/problem.ts';
import { validate } from '#forms/validate.ts';
import { dateInIndia } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { CaptchaUsed } from '../captcha/captcha.ts';
import type { Solution } from '../captcha/captcha-verdict.ts';
import { attachedResultIn } from '../definitions/attached-result.ts';
import { campaignIn } from '../definitions/campaign.ts';
import { safeReferrer } from '../definitions/referrer.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import type { Idempotency } from '../guards/idempotency-key.ts';
import { allowanceOfAddress, allowanceOfPerson, type Person } from '../guards/save-limits.ts';
import { findStoredResponse } from '../store/idempotency-store.ts';
import { sameSitePath } from '../store/same-site-path.ts';
import { SaveRefused } from '../store/save-refused.ts';
import { saveSubmission } from '../store/save-submission.ts';
import { formFacts } from '../store/site-facts.ts';
import { findUpload } from '../uploads/claim-upload.ts';
import { type RefusalCode, refusedBy } from './refusal-code.ts';
import type { AnyChannel, ByHand, Saved } from './submission.ts';

/**
 * The one way in. What a visitor sent is validated, limited, proved to come from a person and saved, in this order of
 * refusals: known key, limits, fields, proof. The channels differ in how they read it and in how they answer.
 */
export type Channel = {
  name: AnyChannel;
  /** The sender's, for the limits. */
  address: string;
  locale: Locale;
  idempotency?: Idempotency;
  /** Set on the channels of the staff only. */
  byHand?: ByHand;
  /** Asked last, once nothing else is wrong. */
  prove: () => Promise<Proof>;
};

export type Proof =
  | { isGiven: true; captcha: CaptchaUsed; solution?: Solution }
  | { isGiven: false; code: 'captcha' | 'captcha-unavailable' | 'too-fast' };

export type Outcome =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'wrong'; problems: Problems }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

/** @throws DatabaseUnavailable when the outcome is unknown: repeat it with the same idempotency key */
export async function submit(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: Channel,
): Promise<Outcome> {
  try {
    return await take(form, input, channel);
  } catch (error) {
    if (!(error instanceof SaveRefused)) throw error;
    return error.reason === 'upload-gone' ? { kind: 'wrong', problems: goneFrom(form) } : refusedBy(error);
  }
}

async function take(
  form: VisitorForm,
  input: Readonly<Record<string, unknown>>,
  channel: Channel,
): Promise<Outcome> {
  const { name, address, locale, idempotency, byHand, prove } = channel;
  const validated = validate(form, input, await formFacts(dateInIndia()));
  const ofAddress = await allowanceOfAddress(name, address);
  if (!ofAddress.isAllowed)
    return unlessKnown(
      { ...tooMany, retryAfterSeconds: ofAddress.retryAfterSeconds },
      channel,
      validated.values,
    );

  // Said openly, not thanked in silence: should a browser's autofill ever trip it, the visitor can mend it.
  const problems: Problems | undefined = isHoneypotFilled(input)
    ? { [honeypotField]: { code: 'honeypot' } }
    : validated.problems;
  if (problems || !validated.ok)
    return unlessKnown({ kind: 'wrong', problems: problems ?? {} }, channel, validated.values);

  const file = await fileOf(form, validated.values);
  if (file === 'gone')
    return unlessKnown({ kind: 'wrong', problems: goneFrom(form) }, channel, validated.values);

  const proof = await prove();
  if (!proof.isGiven) return unlessKnown({ kind: 'refused', code: proof.code }, channel, validated.values);
  const { captcha, solution } = proof;
  const saved = await saveSubmission({
    form,
    values: {
      ...validated.values,
      ...file?.said,
      referrer_url: sameSitePath(safeReferrer(validated.values.referrer_url ?? '')),
    },
    upload: file?.id,
    consents: validated.consents,
    campaign: campaignIn(input),
    attachedResult: attachedResultIn(input),
    channel: name,
    captcha,
    solution,
    idempotency,
    byHand,
    locale,
  });
  return { kind: 'saved', saved };
}

/** The file that goes along. On the record, in mails and elsewhere it is called what it was received as. */
async function fileOf(
  form: VisitorForm,
  values: Values,
): Promise<{ id: string; said: Record<string, string> } | 'gone' | undefined> {
  const { name } = fileFieldOf(form) ?? {};
  if (!name || !values[name]) return undefined;
  const upload = await findUpload(values[name]);
  return upload ? { id: upload.id, said: { [name]: upload.name } } : 'gone';
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
