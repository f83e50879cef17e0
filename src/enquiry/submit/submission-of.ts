import { cityAsStored } from '#content/cities/city-as-stored.ts';
import { fieldsOf } from '#forms/form.ts';
import { honeypotField, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Problems } from '#forms/problem.ts';
import type { Accepted, Validated } from '#forms/validate.ts';
import { attachedResultIn } from '../definitions/attached-result.ts';
import { campaignIn } from '../definitions/campaign.ts';
import { safeReferrer } from '../definitions/referrer.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { noticeReadIn } from '../notices/notice-read.ts';
import { sameSitePath } from '../store/same-site-path.ts';
import type { Channel, Proof } from './channel.ts';
import type { Submission } from './submission.ts';

/** Reports the trap openly instead of thanking in silence: should a browser's autofill ever trip it, the visitor can mend it. */
export function problemsIn(
  input: Readonly<Record<string, unknown>>,
  validated: Validated,
): Problems | undefined {
  return isHoneypotFilled(input) ? { [honeypotField]: { code: 'honeypot' } } : validated.problems;
}

type Taken = {
  form: VisitorForm;
  input: Readonly<Record<string, unknown>>;
  validated: Accepted;
  proof: Proof & { isGiven: true };
  channel: Channel;
  /** The visitor's file: its id, and its name on the record. */
  file?: { id: string; said: Record<string, string> } | undefined;
};

/** Puts together everything that the save of an accepted input needs. */
export function submissionOf({ form, input, validated, proof, channel, file }: Taken): Submission {
  const { name, locale, idempotency, byHand } = channel;
  const { captcha, solution } = proof;
  return {
    form,
    values: {
      ...validated.values,
      ...storedCities(form, validated.values),
      ...file?.said,
      referrer_url: sameSitePath(safeReferrer(validated.values.referrer_url ?? '')),
    },
    upload: file?.id,
    consents: validated.consents,
    campaign: campaignIn(input),
    attachedResult: attachedResultIn(input),
    notice: noticeReadIn(input),
    channel: name,
    captcha,
    solution,
    idempotency,
    byHand,
    locale,
  };
}

/** Staff look for a city in one spelling, whichever the visitor typed. */
function storedCities(form: VisitorForm, values: Accepted['values']): Record<string, string> {
  const cities = fieldsOf(form).filter(([, { kind }]) => kind === 'city');
  return Object.fromEntries(cities.map(([name]) => [name, cityAsStored(values[name] ?? '')]));
}
