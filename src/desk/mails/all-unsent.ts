import { crmName } from '#enquiry/crm/active-crms.ts';
import { undelivered } from '#enquiry/deliveries/read-deliveries.ts';
import { type UnsentMail, unsentMails } from '#mail/outbox/unsent-mails.ts';
import { allTemplates } from '#mail/templates.ts';
import { deliveryWords } from '../delivery-words.ts';

/** Where a mail or a hand-over is kept: in the outbox, or with its enquiry. */
export type MailPlace = 'mails' | 'deliveries';

/** Everything unsent, mail or hand-over, from either table: first what has failed, then what is still retried. */
export type Unsent = Omit<UnsentMail, 'template'> & { place: MailPlace; what: string; isCrm: boolean };

/** @param count how many of each table at most */
export async function allUnsent(count?: number): Promise<Unsent[]> {
  const [deliveries, mails, templates] = await Promise.all([
    undelivered(count),
    unsentMails(count),
    allTemplates(),
  ]);
  const titles = new Map(templates.map(({ key, title }) => [key, title]));
  return [
    ...deliveries.map(({ channel, ...rest }) => ({
      ...rest,
      recipient: channel === 'crm' ? crmName(rest.recipient) : rest.recipient,
      place: 'deliveries' as const,
      what: deliveryWords[channel],
      isCrm: channel !== 'support-mail',
    })),
    ...mails.map(({ template, ...rest }) => ({
      ...rest,
      place: 'mails' as const,
      what: titles.get(template) ?? template,
      isCrm: false,
    })),
  ];
}
