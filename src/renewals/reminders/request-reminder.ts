/**
 * A visitor wants to be reminded by mail. Limited, validated, proved to come from a person, and kept until the address
 * is confirmed. The answer is the same for every address, and so is the work, but for one that was asked for often.
 */

import { SaveRefused } from '#enquiry/store/save-refused.ts';
import { spendSolution } from '#enquiry/store/spend-captcha.ts';
import type { Proof } from '#enquiry/submit/channel.ts';
import { type RefusalCode, refusedBy } from '#enquiry/submit/refusal-code.ts';
import type { ChannelName } from '#enquiry/submit/submission.ts';
import type { Form } from '#forms/form.ts';
import { honeypotField } from '#forms/honeypot.ts';
import { noFacts } from '#forms/kind.ts';
import type { Problem } from '#forms/problem.ts';
import { validateFields } from '#forms/validate-fields.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { newConfirmToken } from '#newsletter/opt-in/confirm-token.ts';
import { inTransaction } from '#platform/database.ts';
import { consumeByAddress, consumeWithin, type RateLimit } from '#platform/rate-limits.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type ConfirmReminder, renewalMails } from '../mails/mail-keys.ts';
import { renewalMessages } from '../messages/messages.ts';
import type { Renewal } from '../renewal.ts';
import { confirmAddress } from '../renewal-paths.ts';

const addressForm: Form<'email'> = {
  key: 'renewal-reminder',
  fields: { email: { kind: 'email', autoComplete: 'email' } },
};

const daySeconds = 86_400;
const perSender: RateLimit = { name: 'renewal-reminders-per-address', points: 20, seconds: 3600 };
/**
 * A family has several policies; more than these in a day is someone else's doing. Without a script there is no captcha:
 * one mail per recipient a day.
 */
const perRecipient: Record<ChannelName, RateLimit> = {
  dialog: { name: 'renewal-reminders-per-recipient', points: 6, seconds: daySeconds },
  page: { name: 'page-renewal-reminders-per-recipient', points: 1, seconds: daySeconds },
};

type Asking = {
  name: ChannelName;
  renewal: Renewal;
  locale: Locale;
  /** Address of the sender, for the limits. */
  address: string;
  /** Asked once nothing else is wrong. */
  prove: () => Promise<Proof>;
};

export type ReminderOutcome =
  | { kind: 'asked' }
  | { kind: 'wrong'; problem: Problem }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

/** @throws DatabaseUnavailable when the outcome is unknown */
export async function requestReminder(
  input: Readonly<Record<string, unknown>>,
  { name, address, prove, ...asking }: Asking,
): Promise<ReminderOutcome> {
  const { isAllowed, retryAfterSeconds } = await consumeByAddress(perSender, address);
  if (!isAllowed) return { kind: 'refused', code: 'too-many', retryAfterSeconds };

  const { values, problems } = validateFields(addressForm, input, noFacts);
  const problem = problems?.[honeypotField] ?? problems?.email;
  if (problem) return { kind: 'wrong', problem };
  const email = values.email ?? '';

  const proof = await prove();
  if (!proof.isGiven) return { kind: 'refused', code: proof.code };
  try {
    await inTransaction(async (client) => {
      if (proof.solution) await spendSolution(client, proof.solution);
      const limit = perRecipient[name];
      // Over it, the answer is the same all the same: another one would tell that someone has asked.
      const { isAllowed: isWritten } = await consumeWithin(client, { limit, key: email.toLowerCase() });
      if (isWritten) await keep({ client, email, ...asking });
    });
    return { kind: 'asked' };
  } catch (error) {
    if (error instanceof SaveRefused) return refusedBy(error);
    throw error;
  }
}

type Kept = Pick<Asking, 'renewal' | 'locale'> & {
  client: Parameters<typeof spendSolution>[0];
  email: string;
};

async function keep({ client, email, renewal, locale }: Kept): Promise<void> {
  const { cover, insurer, day } = renewal;
  const { token, hash } = newConfirmToken('renewal-confirm');
  await client.query(
    `insert into renewals.reminders (email, cover, insurer, day, locale, notice, confirm_hash)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [email, cover, insurer, day, locale, renewalMessages(locale).mail.notice.short, hash],
  );
  // Without the insurer: until someone confirms, nothing that a stranger typed is sent to them.
  const data: ConfirmReminder = { cover, day, confirm: confirmAddress(token, locale) };
  await enqueueMail(client, { template: renewalMails.confirm, to: email, locale, data });
}
