import { MailAction, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { type StaffNoticeData, staffNoticeKey } from './staff-notice.ts';

/** To a member of staff: the cases that they are given, or a change of their account. */
export const staffNoticeMail: MailTemplate<StaffNoticeData> = {
  key: staffNoticeKey,
  title: 'To a member of staff: a notice',
  isPrivate: true,
  draw: ({ subject, text, link }) => ({
    subject,
    preview: text,
    isToUs: true,
    body: (
      <>
        <MailTitle>{subject}</MailTitle>
        <MailText>{text}</MailText>
        {link && <MailAction href={link} label="Open" copy="Or copy this address into your browser:" />}
      </>
    ),
  }),
  example: {
    subject: 'Three cases are yours now',
    text: 'Nandini V. has given you three cases. They are on your list on the desk.',
    link: 'https://www.example.com/desk',
  },
};
