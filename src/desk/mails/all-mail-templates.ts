import { confirmationMail } from '#enquiry/confirmation/confirmation.mail.tsx';
import { supportMail } from '#enquiry/deliveries/support.mail.tsx';
import type { MailTemplate } from '#mail/template.ts';
import { resultLinkMail } from '#tools/result-mail/result-link.mail.tsx';

/** Every mail that the house can send; each room says its own. Loads what draws them. */
export const allMailTemplates: readonly MailTemplate[] = [confirmationMail, supportMail, resultLinkMail];
