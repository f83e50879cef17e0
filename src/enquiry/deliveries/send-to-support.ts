import { readMailFacts } from '#mail/read-mail-facts.ts';
import { describeError, log } from '#platform/log.ts';
import { sendMail } from '#platform/mail.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { siteFacts } from '../store/site-facts.ts';
import type { Arrived, Delivery } from './delivery.ts';

/**
 * Mails a delivery to the support address of this moment, so that one sent again reaches the address that
 * staff have corrected in the meantime. Sender and recipient are ours; nothing that a visitor wrote is in a header.
 */
export async function sendToSupport(delivery: Delivery): Promise<Arrived> {
  const { supportEmail } = await siteFacts();
  if (!supportEmail)
    throw new Error('No support address is set, either in the settings or as SUPPORT_EMAIL.');
  const { subject, body, messageId } = delivery;
  const html = await lookOf(delivery);
  await sendMail({ to: supportEmail, from: supportEmail, subject, text: body, html, messageId });
  return { recipient: supportEmail, outcome: 'The mail server accepted it.' };
}

/** The same text in the brand's look. No one is to wait for a call because it cannot be drawn: the text goes alone. */
async function lookOf({ id, subject, body }: Delivery): Promise<string | undefined> {
  try {
    const facts = await readMailFacts(defaultLocale);
    // The renderer of mails is large, and a start should not wait for it.
    const [{ renderMail }, { supportMail }] = await Promise.all([
      import('#mail/layout/render-mail.tsx'),
      import('./support.mail.tsx'),
    ]);
    const data = { subject, text: body };
    return (await renderMail({ template: supportMail, data, facts, locale: defaultLocale })).html;
  } catch (error) {
    log.warn('support mail goes without its look', { deliveryId: id, error: describeError(error).error });
    return undefined;
  }
}
