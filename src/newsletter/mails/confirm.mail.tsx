import { MailAction, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { daysToConfirm } from '../opt-in/confirm-token.ts';
import { newsletterMails } from './mail-keys.ts';
import { newsletterMailMessages } from './messages/messages.ts';

/** The second half of the double opt-in begins here: no one is on the list before they have pressed behind this link. */
export const confirmMail: MailTemplate<{ confirm: string }> = {
  key: newsletterMails.confirm,
  title: 'Newsletter: please confirm',
  isPrivate: true,
  draw({ confirm }, { brand, siteUrl }, locale) {
    const words = newsletterMailMessages(locale).confirm;
    return {
      subject: words.subject(brand),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.asked(new URL(siteUrl).host)}</MailText>
          <MailAction href={confirm} label={words.action} copy={words.copy} />
          <MailRule />
          <MailText>{words.until(daysToConfirm)}</MailText>
          <MailText>{words.notAsked}</MailText>
        </>
      ),
    };
  },
  example: { confirm: 'https://www.example.com/newsletter/confirm/abcDEF_ghi-jkl0123456789mnopqrs' },
};
