import { crmName } from '#enquiry/crm/active-crms.ts';
import { undelivered } from '#enquiry/deliveries/read-deliveries.ts';
import { type UnsentMail, unsentMails } from '#mail/outbox/unsent-mails.ts';
import { allTemplates } from '#mail/templates.ts';
import { deliveryWords } from '../delivery-words.ts';

/** Everything unsent, mail or hand-over, from either table: first what was given up, then what is still retried. */
export type Unsent = Omit<UnsentMail, 'template'> & { place: 'mails' | 'deliveries'; what: string };

export async function allUnsent(): Promise<Unsent[]> {
  const [deliveries, mails, templates] = await Promise.all([undelivered(), unsentMails(), allTemplates()]);
  const titles = new Map(templates.map(({ key, title }) => [key, title]));
  return [
    ...deliveries.map(({ channel, ...rest }) => ({
      ...rest,
      recipient: channel === 'crm' ? crmName(rest.recipient) : rest.recipient,
      place: 'deliveries' as const,
      what: deliveryWords[channel],
    })),
    ...mails.map(({ template, ...rest }) => ({
      ...rest,
      place: 'mails' as const,
      what: titles.get(template) ?? template,
    })),
  ];
}
