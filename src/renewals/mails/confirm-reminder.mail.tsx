import { MailAction, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { daysToConfirm } from '#newsletter/opt-in/confirm-token.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { checkMessages } from '../checks/messages/messages.ts';
import { type ConfirmReminder, renewalMails } from './mail-keys.ts';
import { renewalMailMessages } from './messages/messages.ts';

/** The second half of the double opt-in begins here: no one is reminded before they have pressed behind this link. */
export const confirmReminderMail: MailTemplate<ConfirmReminder> = {
  key: renewalMails.confirm,
  title: 'Renewal reminder: please confirm',
  isPrivate: true,
  draw({ cover, day, confirm }, { brand, siteUrl }, locale) {
    const words = renewalMailMessages(locale).confirm;
    return {
      subject: words.subject(brand),
      preview: words.preview,
      body: (
        <>
          <MailTitle>{words.title}</MailTitle>
          <MailText>{words.asked(new URL(siteUrl).host)}</MailText>
          <MailText>
            {words.what(checkMessages(locale).covers[cover].name, dateInWords(day, locale))}
          </MailText>
          <MailAction href={confirm} label={words.action} copy={words.copy} />
          <MailRule />
          <MailText>{words.until(daysToConfirm)}</MailText>
          <MailText>{words.notAsked}</MailText>
        </>
      ),
    };
  },
  example: {
    cover: 'car',
    day: '2027-03-05',
    confirm: 'https://www.example.com/renewal-reminder/confirm/abcDEF_ghi-jkl0123456789mnopqrs',
  },
};
