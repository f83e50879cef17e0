import { MailAction, MailText, MailTitle } from '#mail/sheet/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { type StaffNoticeData, staffNoticeKey } from './staff-notice.ts';

/** To a member of staff: a forgotten password, say. The content service gives the words. */
export const staffNoticeMail: MailTemplate<StaffNoticeData> = {
  key: staffNoticeKey,
  title: 'To a member of staff: a new password',
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
    subject: 'Reset your password',
    text: 'You are receiving this because somebody has asked for a new password of your account. It was not you? Then ignore this mail: your password stays as it is.',
    link: 'https://www.example.com/admin/reset/0123456789abcdef',
  },
};
