import { undelivered } from '#enquiry/deliveries/read-deliveries.ts';
import { type UnsentMail, unsentMails } from '#mail/outbox/unsent-mails.ts';
import { allTemplates } from '#mail/templates.ts';
import { deliveryWords } from '../delivery-words.ts';

/** Whatever has not arrived, mail or hand-over, whichever table it is in: what was given up first, then what is still tried. */
export type Unsent = Omit<UnsentMail, 'template'> & { place: 'mails' | 'deliveries'; what: string };

export async function allUnsent(): Promise<Unsent[]> {
  const [deliveries, mails, templates] = await Promise.all([undelivered(), unsentMails(), allTemplates()]);
  const titles = new Map(templates.map(({ key, title }) => [key, title]));
  return [
    ...deliveries.map(({ channel, ...rest }) => ({
      ...rest,
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
