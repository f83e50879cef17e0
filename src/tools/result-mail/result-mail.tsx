import { render, toPlainText } from '@react-email/render';
import type { SiteSettings } from '#content/model.ts';
import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { mailMessages } from './messages/messages.ts';
import { ResultMessage } from './result-message.tsx';

/**
 * The mail that brings the link to a result: whose site, which tool, until when, and who can read what stands behind
 * it. Never what was answered or found: mail lies open on the way, and an address may be mistyped.
 */
export type ResultMailInput = {
  locale: Locale;
  toolTitle: string;
  /** The result's whole address. */
  link: string;
  expiresAt: Date;
  settings: Pick<SiteSettings, 'brand'> & {
    company: Pick<SiteSettings['company'], 'legalName' | 'registeredOffice'>;
    contact: Pick<SiteSettings['contact'], 'supportEmail'>;
  };
};

export type ResultMail = { subject: string; text: string; html: string };

/** Loads what draws mails: import this file when there is one to be sent. */
export async function resultMail(input: ResultMailInput): Promise<ResultMail> {
  const { locale, toolTitle, link, expiresAt, settings } = input;
  const words = mailMessages(locale);
  const until = dateInWords(dateInIndia(expiresAt), locale);
  const html = await render(
    <ResultMessage
      locale={locale}
      brandName={settings.brand}
      title={words.title}
      preview={words.preview(until)}
      asked={words.asked(toolTitle, new URL(link).host)}
      open={words.open}
      copy={words.copy}
      link={link}
      notes={[words.expires(until), words.readable, words.notAsked]}
      foot={[
        words.questions(settings.contact.supportEmail),
        `${settings.company.legalName}, ${settings.company.registeredOffice}`,
      ]}
    />,
  );
  const text = toPlainText(html, { wordwrap: false });
  return { subject: words.subject(settings.brand, toolTitle), text, html };
}
