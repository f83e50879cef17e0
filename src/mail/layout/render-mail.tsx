import { render, toPlainText } from '@react-email/render';
import type { Locale } from '#ui/language/locales.ts';
import type { MailFacts, MailTemplate, RenderedMail } from '../template.ts';
import { MailLayout } from './mail-layout.tsx';

export type MailToRender<Data extends object = object> = {
  template: MailTemplate<Data>;
  data: Data;
  facts: MailFacts;
  locale: Locale;
};

/** Loads what renders mails: import this file when there is one to be sent, and not before. */
export async function renderMail<Data extends object>({
  template,
  data,
  facts,
  locale,
}: MailToRender<Data>): Promise<RenderedMail> {
  const content = template.draw(data, facts, locale);
  const html = await render(<MailLayout content={content} facts={facts} locale={locale} />);
  const text = content.text ?? toPlainText(html, { wordwrap: false });
  return {
    subject: content.subject,
    text,
    html,
    headers: content.headers ?? {},
    attachments: content.attachments ?? [],
  };
}
