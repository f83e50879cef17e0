import { MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { privacyMessages } from '../messages/messages.ts';
import type { RequestKind } from '../requests/request.ts';
import { answerMailKey } from './mail-keys.ts';

type AnswerData = {
  kind: RequestKind;
  state: 'done' | 'refused' | 'held-back';
  /** The words of staff, or the reason in the settings. */
  words: string;
  reference: string;
};

/** The result of a request. After an erasure it is the last mail that we send to this address. */
export const privacyAnswerMail: MailTemplate<AnswerData> = {
  key: answerMailKey,
  title: 'The outcome of a privacy request',
  draw({ kind, state, words: said, reference }, { brand, contact }, locale) {
    const words = privacyMessages(locale).answerMail;
    const isErased = kind === 'erasure' && state !== 'refused';
    return {
      subject: words.subject(brand, reference),
      preview: words.titles[state],
      body: (
        <>
          <MailTitle>{words.titles[state]}</MailTitle>
          <MailText>{words.about(words.kinds[kind], reference)}</MailText>
          {said && <MailText>{words.said[state](said)}</MailText>}
          {isErased && <MailText>{words.erased}</MailText>}
          {contact.supportEmail && <MailText>{words.more(contact.supportEmail)}</MailText>}
        </>
      ),
    };
  },
  example: { kind: 'correction', state: 'done', words: 'The city is now Nagpur.', reference: 'AB2CD3EF' },
};
