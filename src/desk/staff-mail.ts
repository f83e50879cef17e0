import type { EmailAdapter } from 'payload';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type StaffNoticeData, staffNoticeKey } from './mails/staff-notice.ts';

/** Mail to staff (a forgotten password) goes the same way as every other mail of this site: through the outbox. */
export const staffMail: EmailAdapter = () => ({
  name: 'site-mail',
  defaultFromAddress: env().supportEmail ?? `website@${new URL(env().siteUrl).hostname}`,
  defaultFromName: 'Website',
  sendEmail: async ({ to, subject, text, html }) => {
    const data = noticeOf(subject ?? '', String(html ?? text ?? ''));
    await inTransaction((client) =>
      enqueueMail(client, { template: staffNoticeKey, to: String(to), locale: defaultLocale, data }),
    );
  },
});

/** The content service's staff mails are some sentences and a link; their markup says nothing more. */
export function noticeOf(subject: string, markup: string): StaffNoticeData {
  const [, link] = /<a [^>]*href="([^"]+)"/.exec(markup) ?? [];
  const text = markup
    .replace(/<a [^>]*>[^<]*<\/a>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { subject, text, link };
}
