import { MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { privacyMessages } from '../messages/messages.ts';
import { type AnswerData, answerInWords } from './answer-in-words.ts';
import { answerMailKey } from './mail-keys.ts';

/** The result of a request. After an erasure it is the last mail that we send to this address. */
export const privacyAnswerMail: MailTemplate<AnswerData> = {
  key: answerMailKey,
  title: 'The outcome of a privacy request',
  isBound: true,
  draw(data, { brand, contact }, locale) {
    const { title, lines } = answerInWords(data, { supportEmail: contact.supportEmail, locale });
    return {
      subject: privacyMessages(locale).answerMail.subject(brand, data.reference),
      preview: title,
      body: (
        <>
          <MailTitle>{title}</MailTitle>
          {lines.map((line) => (
            <MailText key={line}>{line}</MailText>
          ))}
        </>
      ),
    };
  },
  example: { kind: 'correction', state: 'done', words: 'The city is now Nagpur.', reference: 'AB2CD3EF' },
};
