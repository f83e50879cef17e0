import { MailAction, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { validMinutes } from '../access/access-tokens.ts';
import { privacyMessages } from '../messages/messages.ts';
import { linkMailKey } from './mail-keys.ts';

/** Leads to a person's page. It says nothing of what is there: mail lies open on the way. */
export const privacyLinkMail: MailTemplate<{ link: string }> = {
  key: linkMailKey,
  title: 'The link to what we hold about a person',
  isPrivate: true,
  draw({ link }, { brand }, locale) {
    const words = privacyMessages(locale).linkMail;
    return {
      subject: words.subject(brand),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.asked}</MailText>
          <MailAction href={link} label={words.open} copy={words.copy} />
          <MailRule />
          <MailText>{words.good(validMinutes.link)}</MailText>
          <MailText>{words.notAsked}</MailText>
        </>
      ),
    };
  },
  example: { link: 'https://www.example.com/privacy/request/open/abcDEF_ghi-jkl0123456789' },
};
