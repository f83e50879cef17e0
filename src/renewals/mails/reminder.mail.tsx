import { mailStyles } from '#mail/layout/mail-styles.ts';
import { MailHeading, MailLink, MailRows, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { checkMessages } from '../checks/messages/messages.ts';
import { renewalMessages } from '../messages/messages.ts';
import { type RenewalReminder, renewalMails } from './mail-keys.ts';
import { renewalMailMessages } from './messages/messages.ts';

/**
 * A reminder. It states days and not how many are left, so that it is true on the day after as well, when a mail server
 * was away. Mail programs show a way to stop it of their own, which is one click (RFC 8058).
 */
export const reminderMail: MailTemplate<RenewalReminder> = {
  key: renewalMails.reminder,
  title: 'Renewal reminder',
  isBound: true,
  draw({ cover, insurer, day, stage, next, forget }, _facts, locale) {
    const words = renewalMailMessages(locale).reminder;
    const { covers, asOn } = checkMessages(locale);
    const { name, checks } = covers[cover];
    const lastDay = dateInWords(day, locale);
    return {
      subject: words.subject(name, lastDay),
      preview: words.previews[stage],
      body: (
        <>
          <MailTitle>{words.title(lastDay)}</MailTitle>
          <MailRows
            rows={[
              [words.cover, name],
              ...(insurer ? ([[words.insurer, insurer]] as const) : []),
              [words.lastDay, lastDay],
            ]}
          />
          <MailText>{renewalMessages(locale).stages[stage].text}</MailText>
          <MailHeading>{renewalMessages(locale).sheet.checks}</MailHeading>
          <ul style={{ ...mailStyles().text, paddingLeft: '24px' }}>
            {checks.map((check) => (
              <li key={check} style={{ marginBottom: '6px' }}>
                {check}
              </li>
            ))}
          </ul>
          <MailText>{asOn}</MailText>
          <MailRule />
          <MailText>{next ? words.next(dateInWords(next, locale)) : words.last}</MailText>
          <MailText>
            {words.why} <MailLink href={forget}>{words.forget}</MailLink>
          </MailText>
        </>
      ),
      headers: {
        'List-Unsubscribe': `<${forget}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  },
  example: {
    cover: 'car',
    insurer: 'Sample General',
    day: '2027-03-05',
    stage: 60,
    next: '2027-02-03',
    forget: 'https://www.example.com/renewal-reminder/forget/12-abcDEF',
  },
};
