import { crmName } from '#enquiry/crm/active-crms.ts';
import { allTemplates } from '#mail/templates.ts';
import { database } from '#platform/database.ts';
import { deliveryWords } from '../delivery-words.ts';
import type { MailPlace } from './all-unsent.ts';

/** Lists of the outbox besides what has failed: what has not been tried yet, what went, what staff have ended. */
export const outboxViews = { waiting: 'On their way', sent: 'Sent', ended: 'No longer wanted' } as const;
export type OutboxView = keyof typeof outboxViews;

export type ListedMail = {
  place: MailPlace;
  id: number;
  what: string;
  /** Forgotten once a mail to a person is sent. */
  recipient: string | null;
  reference: string | null;
  createdAt: Date;
  sentAt: Date | null;
  endedBy: string | null;
  endedWhy: string | null;
};

export type OutboxQuery = {
  /** Everything, where something is looked for. */
  view?: OutboxView;
  /** A reference number, or an address that is still kept. */
  find?: string;
  /** A template's key or a delivery's channel. */
  kind?: string | undefined;
  page: number;
};

export const pageSize = 50;

const everything = `
  select 'mails' as place, id, template as kind, recipient, reference, state, last_error is not null as "isRefused",
      created_at, sent_at, given_up_at is not null as "isEnded", given_up_by, given_up_why, updated_at
    from mail.outgoing
  union all
  select 'deliveries', id, channel::text, recipient, reference, state::text, last_error is not null,
      created_at, sent_at, state = 'sent' and sent_at is null, null, case when sent_at is null then last_error end, updated_at
    from deliveries`;

const ofView: Record<OutboxView, string> = {
  waiting: `state in ('pending', 'sending') and not "isRefused"`,
  sent: `state = 'sent' and not "isEnded"`,
  ended: '"isEnded"',
};

export async function listOutbox({ view, find = '', kind = '', page }: OutboxQuery): Promise<ListedMail[]> {
  const { rows } = await database().query<ListedMail & { kind: string }>(
    `select place, id, kind, recipient, reference, created_at as "createdAt", sent_at as "sentAt",
        given_up_by as "endedBy", given_up_why as "endedWhy"
       from (${everything}) as entry
      where ${view ? ofView[view] : 'true'} and ($1 = '' or kind = $1)
        and ($2 = '' or reference = upper($2) or lower(recipient) = lower($2))
      order by coalesce(sent_at, updated_at) desc, place, id desc limit $3 offset $4`,
    [kind, find.trim(), pageSize + 1, (page - 1) * pageSize],
  );
  const titles = await kindTitles();
  return rows.map(({ kind: of, recipient, ...rest }) => ({
    ...rest,
    what: titles.get(of) ?? of,
    recipient: recipient && of === 'crm' ? crmName(recipient) : recipient,
  }));
}

export async function countWaiting(): Promise<number> {
  const { rows } = await database().query<{ count: number }>(
    `select ((select count(*) from mail.outgoing where state in ('pending', 'sending') and last_error is null)
           + (select count(*) from deliveries where state in ('pending', 'sending') and last_error is null))::int as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Every kind of mail by its key, as staff call it. */
export async function kindTitles(): Promise<Map<string, string>> {
  const templates = (await allTemplates()).map(({ key, title }) => [key, title] as const);
  const ofDeliveries = { ...deliveryWords, 'crm-webhook': `${deliveryWords.crm}, by web hook` };
  return new Map<string, string>([...templates, ...Object.entries(ofDeliveries)]);
}
