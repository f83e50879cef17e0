import { MailLink, MailRule, MailText, MailTitle } from '#mail/layout/parts.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { keepAsUnsent } from '../issues/control-sending.ts';
import type { IssueMail } from '../issues/issue.ts';
import { newsletterMails } from './mail-keys.ts';
import { MailRichText } from './mail-rich-text.tsx';
import { newsletterMailMessages } from './messages/messages.ts';

/** An issue of the newsletter. Mail programs show a way to leave of their own, which is one press (RFC 8058). */
export const issueMail: MailTemplate<IssueMail> = {
  key: newsletterMails.issue,
  title: 'Newsletter: an issue',
  isBound: true,
  onUnsentForgotten: keepAsUnsent,
  draw({ content, leave, isTest }, _facts, locale) {
    const words = newsletterMailMessages(locale).issue;
    const { subject, preview, title, body, address } = content;
    return {
      subject: isTest ? words.test(subject) : subject,
      preview,
      body: (
        <>
          <MailTitle>{title}</MailTitle>
          <MailRichText value={body} />
          <MailRule />
          <MailText>
            {words.why} <MailLink href={leave}>{words.unsubscribeLink}</MailLink>
          </MailText>
          <MailText>
            <MailLink href={address}>{words.webLink}</MailLink>
          </MailText>
        </>
      ),
      headers: {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      },
    };
  },
  example: {
    content: {
      subject: 'What changes with the new year',
      preview: 'Three dates that affect your policy.',
      title: 'Three dates that affect your policy',
      address: 'https://www.example.com/blogs-and-resources/three-dates',
      body: {
        root: {
          children: [
            { type: 'paragraph', children: [{ type: 'text', text: 'A paragraph of the issue.', format: 0 }] },
          ],
        },
      },
    },
    leave: 'https://www.example.com/newsletter/leave/12-abcDEF',
  },
};
