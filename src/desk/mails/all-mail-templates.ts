import type { MailTemplate } from '#mail/template.ts';
import { resultLinkMail } from '#tools/result-mail/result-link.mail.tsx';

/** Every mail that the house can send to people; each room says its own. Loads what draws them. */
export const allMailTemplates: readonly MailTemplate[] = [resultLinkMail];
