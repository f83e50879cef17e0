import { MailAction, MailText, MailTitle } from '#mail/sheet/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { type StaffNoticeData, staffNoticeKey } from './staff-notice.ts';

/** To a member of staff: cases that they are given, say. */
export const staffNoticeMail: MailTemplate<StaffNoticeData> = {
  key: staffNoticeKey,
  title: 'To a member of staff: what they are given',
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
    text: 'Nandini V. has given you three cases. They stand on your list at the desk.',
    link: 'https://www.example.com/desk',
  },
};
