import { sendMail } from '#platform/mail.ts';
import { siteFacts } from '../store/site-facts.ts';
import type { Delivery } from './delivery.ts';

/**
 * Mails a delivery to the support address of this moment, so that one sent again reaches the address that
 * staff have corrected meanwhile. Sender and recipient are ours; nothing that a visitor wrote is in a header.
 */
export async function sendToSupport({ subject, body, messageId }: Delivery): Promise<string> {
  const { supportEmail } = await siteFacts();
  if (!supportEmail) throw new Error('No support address is set, in the settings or as SUPPORT_EMAIL.');
  await sendMail({ to: supportEmail, from: supportEmail, subject, text: body, messageId });
  return supportEmail;
}
