import type pg from 'pg';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { dateInIndia } from '#platform/clock.ts';
import { consumeWithin, type RateLimit } from '#platform/rate-limits.ts';
import { slotIn } from '../definitions/slot.form.ts';
import { registerOf } from '../registers.ts';
import type { AnyChannel, Submission } from '../submit/submission.ts';
import { advisedAudience } from './advised-audience.ts';
import { type ConfirmationData, confirmationKey } from './confirmation.ts';

const daySeconds = 86_400;

/** The page without JavaScript has no captcha: one mail per recipient a day. */
const usual = { name: 'confirmations-per-recipient', points: 5, seconds: daySeconds };
const perRecipient: Record<AnyChannel, RateLimit> = {
  dialog: usual,
  telephone: usual,
  'walk-in': usual,
  page: { name: 'page-confirmations-per-recipient', points: 1, seconds: daySeconds },
};

/**
 * Owes the mail that confirms a submission, where an e-mail address was given, in the transaction that saves it: what
 * proves a sender to be a person was asked for before. An address that has had its mails gets no further one; anyone who
 * sent the form has read the same on the page.
 */
export async function confirmByMail(
  client: pg.ClientBase,
  { form, values, channel, locale, byHand }: Submission,
  { reference, dueAt }: { reference: string; dueAt: Date },
): Promise<void> {
  const { email } = values;
  const { day, time } = slotIn(values);
  if (!email || byHand?.wantsMail === false) return;
  const { isAllowed } = await consumeWithin(client, {
    limit: perRecipient[channel],
    key: email.toLowerCase(),
  });
  if (!isAllowed) return;
  const by = registerOf(form.register).isCalled ? dateInIndia(dueAt) : undefined;
  const audience = advisedAudience({ form, values });
  const data: ConfirmationData = { reference, register: form.register, day, time, by, audience };
  await enqueueMail(client, { template: confirmationKey, to: email, locale, data, reference });
}
