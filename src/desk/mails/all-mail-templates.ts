import { askAgainMail } from '#cases/ask-again/ask-again.mail.tsx';
import { confirmationMail } from '#cases/confirmation/confirmation.mail.tsx';
import { supportMail } from '#enquiry/deliveries/support.mail.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { alreadySubscribedMail } from '#newsletter/mails/already-subscribed.mail.tsx';
import { confirmMail } from '#newsletter/mails/confirm.mail.tsx';
import { issueMail } from '#newsletter/mails/issue.mail.tsx';
import { privacyAnswerMail } from '#privacy/mails/privacy-answer.mail.tsx';
import { privacyLinkMail } from '#privacy/mails/privacy-link.mail.tsx';
import { confirmReminderMail } from '#renewals/mails/confirm-reminder.mail.tsx';
import { reminderMail } from '#renewals/mails/reminder.mail.tsx';
import { resultLinkMail } from '#tools/result-mail/result-link.mail.tsx';
import { caseAssignedMail } from './case-assigned.mail.tsx';
import { passwordLinkMail } from './password-link.mail.tsx';
import { staffNoticeMail } from './staff-notice.mail.tsx';

/** Every mail that the house can send; each room says its own. Loads what draws them. */
export const allMailTemplates: readonly MailTemplate[] = [
  confirmationMail,
  askAgainMail,
  supportMail,
  resultLinkMail,
  confirmMail,
  alreadySubscribedMail,
  issueMail,
  confirmReminderMail,
  reminderMail,
  passwordLinkMail,
  staffNoticeMail,
  caseAssignedMail,
  privacyLinkMail,
  privacyAnswerMail,
];
