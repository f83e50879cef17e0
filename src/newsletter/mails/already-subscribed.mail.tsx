import { MailLink, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { newsletterMails } from './mail-keys.ts';
import { newsletterMailMessages } from './messages/messages.ts';

/** To anyone who is on the list and asks again: the page could not tell them without telling everyone. */
export const alreadySubscribedMail: MailTemplate<{ leave: string }> = {
  key: newsletterMails.already,
  title: 'Newsletter: you already get it',
  isBound: true,
  draw({ leave }, { brand, siteUrl }, locale) {
    const words = newsletterMailMessages(locale).already;
    return {
      subject: words.subject(brand),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.asked(new URL(siteUrl).host)}</MailText>
          <MailText>
            {words.leave} <MailLink href={leave}>{words.unsubscribeLink}</MailLink>
          </MailText>
        </>
      ),
    };
  },
  example: { leave: 'https://www.example.com/newsletter/leave/12-abcDEF' },
};
