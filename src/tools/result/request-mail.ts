/**
 * A visitor wants the link of a result sent to an address. Validated, limited, proved to come from a person, and put
 * into the queue, in this order of refusals: limits of the sender, fields, proof, limits of the recipient. Only proved
 * requests are counted for a recipient: no one can keep an address from its mail without solving captchas.
 */

import { SaveRefused } from '#enquiry/store/save-refused.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { spendSolution } from '#enquiry/store/spend-captcha.ts';
import type { Proof } from '#enquiry/submit/channel.ts';
import { type RefusalCode, refusedBy } from '#enquiry/submit/refusal-code.ts';
import type { ChannelName } from '#enquiry/submit/submission.ts';
import { honeypotField, isHoneypotFilled } from '#forms/honeypot.ts';
import type { Problems } from '#forms/problem.ts';
import { validate } from '#forms/validate.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { dateInIndia } from '#platform/clock.ts';
import { inTransaction } from '#platform/database.ts';
import { newReference } from '#platform/ids.ts';
import { consumeByAddress, consumeWithin, type RateLimit } from '#platform/rate-limits.ts';
import { type ResultLinkData, resultLinkKey } from '../result-mail/result-link.ts';
import { mailForm } from './mail.form.ts';
import { resultMessages } from './messages/messages.ts';
import { resultAddress } from './result-path.ts';
import type { ShownResult } from './shown-result.ts';

type MailChannel = {
  name: ChannelName;
  /** Address of the sender, for the limits. */
  address: string;
  /** Asked once nothing else is wrong. */
  prove: () => Promise<Proof>;
};

export type MailOutcome =
  | { kind: 'sent'; email: string; reference: string }
  | { kind: 'gone' }
  | { kind: 'wrong'; problems: Problems }
  | { kind: 'too-many-there'; retryAfterSeconds: number }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

const hour = 3600;
const day = 24 * hour;

/** The page without JavaScript has no captcha: one mail per recipient a day. */
const limits: Record<ChannelName, { perAddress: RateLimit; perRecipient: RateLimit }> = {
  dialog: {
    perAddress: { name: 'result-mails-per-address', points: 60, seconds: hour },
    perRecipient: { name: 'result-mails-per-recipient', points: 5, seconds: day },
  },
  page: {
    perAddress: { name: 'page-result-mails-per-address', points: 20, seconds: hour },
    perRecipient: { name: 'page-result-mails-per-recipient', points: 1, seconds: day },
  },
};

type Input = Readonly<Record<string, unknown>>;

/**
 * @param find the result, which may be gone
 * @throws DatabaseUnavailable when the outcome is unknown
 */
export async function requestMail(
  find: () => Promise<ShownResult | undefined>,
  input: Input,
  channel: MailChannel,
): Promise<MailOutcome> {
  const { perAddress, perRecipient } = limits[channel.name];
  const ofAddress = await consumeByAddress(perAddress, channel.address);
  if (!ofAddress.isAllowed)
    return { kind: 'refused', code: 'too-many', retryAfterSeconds: ofAddress.retryAfterSeconds };

  const shown = await find();
  if (!shown) return { kind: 'gone' };
  const validated = validate(mailForm, input, await formFacts(dateInIndia()));
  if (isHoneypotFilled(input)) return { kind: 'wrong', problems: { [honeypotField]: { code: 'honeypot' } } };
  if (!validated.ok) return { kind: 'wrong', problems: validated.problems };

  const proof = await channel.prove();
  if (!proof.isGiven) return { kind: 'refused', code: proof.code };
  const { email } = validated.values;
  try {
    return await putIntoQueue({ shown, email, perRecipient }, proof);
  } catch (error) {
    if (error instanceof SaveRefused) return refusedBy(error);
    throw error;
  }
}

type Wanted = { shown: ShownResult; email: string; perRecipient: RateLimit };

/** One transaction, so that a mail that is refused for another reason is not counted for its recipient. */
async function putIntoQueue(
  { shown, email, perRecipient }: Wanted,
  { solution }: Extract<Proof, { isGiven: true }>,
): Promise<MailOutcome> {
  const { place, stored, context } = shown;
  const { locale } = context;
  const reference = newReference();
  const { version: consentVersion } = resultMessages(locale).mail.consent;
  const data: ResultLinkData = {
    toolTitle: context.content.title,
    link: await resultAddress(place.tool, { id: stored.id, locale }),
    expiresAt: stored.expiresAt.toISOString(),
    consentVersion,
  };
  return inTransaction(async (client) => {
    const key = email.toLowerCase();
    const { isAllowed, retryAfterSeconds } = await consumeWithin(client, { limit: perRecipient, key });
    if (!isAllowed) return { kind: 'too-many-there', retryAfterSeconds };
    if (solution) await spendSolution(client, solution);
    await enqueueMail(client, { template: resultLinkKey, to: email, locale, data, reference });
    return { kind: 'sent', email, reference };
  });
}
