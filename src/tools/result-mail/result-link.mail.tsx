import { MailAction, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { mailMessages } from './messages/messages.ts';
import { type ResultLinkData, resultLinkKey } from './result-link.ts';

/**
 * The mail that brings the link to a result: whose site, which tool, until when, and who can read what is behind
 * it. Never what was answered or found: mail lies open on the way, and an address may be mistyped.
 */
export const resultLinkMail: MailTemplate<ResultLinkData> = {
  key: resultLinkKey,
  title: 'The link to a tool’s result',
  isPrivate: true,
  draw({ toolTitle, link, expiresAt }, { brand }, locale) {
    const words = mailMessages(locale);
    const until = dateInWords(dateInIndia(new Date(expiresAt)), locale);
    return {
      subject: words.subject(brand, toolTitle),
      preview: words.preview(until),
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.asked(toolTitle, new URL(link).host)}</MailText>
          <MailAction href={link} label={words.open} copy={words.copy} />
          <MailRule />
          <MailText>{words.expires(until)}</MailText>
          <MailText>{words.readable}</MailText>
          <MailText>{words.notAsked}</MailText>
        </>
      ),
    };
  },
  example: {
    toolTitle: 'Risk Janampatri',
    link: 'https://www.example.com/risk-janampatri/result/abcDEF_ghi-jkl0123456789',
    expiresAt: '2026-12-21T19:00:00Z',
    consentVersion: '2026-11-22',
  },
};
