/**
 * A visitor wants the newsletter. Validated, limited, proved to come from a person, and kept as a wish, in this order
 * of refusals: limits of the sender, fields, proof. The work is the same for every address, and so is the answer:
 * whether it is known, the worker finds out behind it.
 */

import {
  type NewsletterRequest,
  requestNewsletter,
} from '#enquiry/newsletter-requests/newsletter-request.ts';
import { SaveRefused } from '#enquiry/store/save-refused.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { spendSolution } from '#enquiry/store/spend-captcha.ts';
import type { Proof } from '#enquiry/submit/channel.ts';
import { type RefusalCode, refusedBy } from '#enquiry/submit/refusal-code.ts';
import type { ChannelName } from '#enquiry/submit/submission.ts';
import { honeypotField, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Problems } from '#forms/problem.ts';
import { validate } from '#forms/validate.ts';
import { dateInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import { consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import type { Locale } from '#ui/language/locales.ts';
import { newsletterForm } from '../definitions/newsletter.form.ts';

export type NewsChannel = {
  name: ChannelName;
  /** Address of the sender, for the limits. */
  address: string;
  /** The page on which the form was, without what may be secret in it. */
  page: string;
  locale: Locale;
  /** Asked once nothing else is wrong. */
  prove: () => Promise<Proof>;
};

export type NewsOutcome =
  | { kind: 'asked' }
  | { kind: 'wrong'; problems: Problems }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

const hour = 3600;

const limits: Record<ChannelName, RateLimit> = {
  dialog: { name: 'news-per-address', points: 60, seconds: hour },
  // The page without JavaScript has no captcha.
  page: { name: 'page-news-per-address', points: 20, seconds: hour },
};

/** @throws DatabaseUnavailable when the outcome is unknown */
export async function requestNews(
  input: Readonly<Record<string, unknown>>,
  { name, address, page, locale, prove }: NewsChannel,
): Promise<NewsOutcome> {
  const { isAllowed, retryAfterSeconds } = await consumeByAddress(limits[name], address);
  if (!isAllowed) return { kind: 'refused', code: 'too-many', retryAfterSeconds };

  const validated = validate(newsletterForm, input, await formFacts(dateInIndia()));
  if (isHoneypotFilled(input)) return { kind: 'wrong', problems: { [honeypotField]: { code: 'honeypot' } } };
  if (!validated.ok) return { kind: 'wrong', problems: validated.problems };

  const proof = await prove();
  if (!proof.isGiven) return { kind: 'refused', code: proof.code };
  try {
    await keep({ email: validated.values.email, locale, source: `${name} ${page}`.trim() }, proof);
    return { kind: 'asked' };
  } catch (error) {
    if (error instanceof SaveRefused) return refusedBy(error);
    throw error;
  }
}

function keep(wish: NewsletterRequest, { solution }: Extract<Proof, { isGiven: true }>): Promise<void> {
  return inTransaction(async (client) => {
    if (solution) await spendSolution(client, solution);
    await requestNewsletter(client, wish);
  });
}
