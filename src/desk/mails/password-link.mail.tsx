import { MailAction, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { passwordLinkKey } from './password-link.ts';

/** To a member of staff who has forgotten their password. */
export const passwordLinkMail: MailTemplate<{ link: string }> = {
  key: passwordLinkKey,
  title: 'To a member of staff: a new password',
  isPrivate: true,
  draw: ({ link }, { brand }) => ({
    subject: `A new password for the ${brand} desk`,
    preview: 'The link works once, within an hour.',
    isToUs: true,
    body: (
      <>
        <MailTitle>Choose a new password</MailTitle>
        <MailText>
          Someone has asked for a new password for your account at {new URL(link).host}. If it was you, choose
          a new one here. You will then be logged out everywhere, and the next login will ask for your second
          factor as usual.
        </MailText>
        <MailAction
          href={link}
          label="Choose a new password"
          copy="Or copy this address into your browser:"
        />
        <MailRule />
        <MailText>The link works once, within an hour.</MailText>
        <MailText>If it was not you, your password stays as it is. Please tell an administrator.</MailText>
      </>
    ),
  }),
  example: { link: 'https://www.example.com/desk/login/reset/abcDEF_ghi-jkl0123456789' },
};
