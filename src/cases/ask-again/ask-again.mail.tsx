import { MailAction, MailFigure, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callPaths } from '../calls/call-paths.ts';
import { callMessages } from '../messages/calls/messages.ts';
import { type AskAgainData, askAgainKey } from './ask-again-mail.ts';

/** To a person who was not reached for a week: a call comes only if it is still wanted. */
export const askAgainMail: MailTemplate<AskAgainData> = {
  key: askAgainKey,
  title: 'May we still call?',
  draw({ reference }, { brand, siteUrl }, locale) {
    const { fields, open, askAgain: words } = callMessages(locale);
    return {
      subject: words.subject(brand, reference),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.text(new URL(siteUrl).host)}</MailText>
          <MailFigure label={fields.reference.label}>{reference}</MailFigure>
          <MailAction href={siteUrl + pathIn(locale, callPaths.status)} label={words.open} copy={open.copy} />
          <MailRule />
          <MailText>{words.nothing}</MailText>
        </>
      ),
    };
  },
  example: { reference: 'AB2CD3EF' },
};
