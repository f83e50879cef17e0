import type { EmailAdapter } from 'payload';
import { env } from '#platform/env.ts';
import { newMessageId, sendMail } from '#platform/mail.ts';

/** Mail to staff (a forgotten password) goes the same way as every other mail of this site. */
export const staffMail: EmailAdapter = () => ({
  name: 'site-mail',
  defaultFromAddress: senderAddress(),
  defaultFromName: 'Website',
  sendEmail: async ({ to, subject, text, html }) => {
    await sendMail({
      from: senderAddress(),
      to: String(to),
      subject: subject ?? '',
      text: String(text ?? withoutMarkup(String(html ?? ''))),
      messageId: newMessageId(),
    });
  },
});

function senderAddress(): string {
  return env().supportEmail ?? `website@${new URL(env().siteUrl).hostname}`;
}

/** Staff mails are a sentence and a link; their markup says nothing more. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g, '$2 $1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
