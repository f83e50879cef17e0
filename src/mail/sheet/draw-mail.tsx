import { render, toPlainText } from '@react-email/render';
import type { Locale } from '#ui/language/locales.ts';
import type { DrawnMail, MailFacts, MailTemplate } from '../template.ts';
import { MailSheet } from './mail-sheet.tsx';

export type MailToDraw<Data extends object = object> = {
  template: MailTemplate<Data>;
  data: Data;
  facts: MailFacts;
  locale: Locale;
};

/** Loads what draws mails: import this file when there is one to be sent, and not before. */
export async function drawMail<Data extends object>({
  template,
  data,
  facts,
  locale,
}: MailToDraw<Data>): Promise<DrawnMail> {
  const content = template.draw(data, facts, locale);
  const html = await render(<MailSheet content={content} facts={facts} locale={locale} />);
  const text = content.text ?? toPlainText(html, { wordwrap: false });
  return {
    subject: content.subject,
    text,
    html,
    headers: content.headers ?? {},
    attachments: content.attachments ?? [],
  };
}
