import { crmName } from '#enquiry/crm/active-crms.ts';
import { supportMailKey } from '#enquiry/deliveries/delivery.ts';
import { crmNotices } from '#enquiry/deliveries/notice-types.ts';
import { attemptsAt, nextTriesOfDeliveries } from '#enquiry/deliveries/read-deliveries.ts';
import { nextTriesOfMails } from '#mail/outbox/unsent-mails.ts';
import type { RenderedMail } from '#mail/template.ts';
import { allTemplates, mailAhead } from '#mail/templates.ts';
import { database } from '#platform/database.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import { deliveryWords } from '../delivery-words.ts';
import type { MailPlace } from './all-unsent.ts';

/** One mail or hand-over, as its page shows it. */
export type ReadMail = {
  place: MailPlace;
  id: number;
  what: string;
  recipient: string | null;
  reference: string | null;
  state: 'waiting' | 'retried' | 'failed' | 'sent' | 'ended';
  attempts: number;
  reason: string | null;
  createdAt: Date;
  lastAttemptAt: Date | null;
  nextTryAt: Date | undefined;
  sentAt: Date | null;
  ended: { by: string | null; at: Date | null; why: string } | undefined;
  isCrm: boolean;
  /** Why staff cannot read it, or what they read. */
  content: 'forgotten' | 'private' | 'not-a-mail' | RenderedMail;
  /** Its recipient may be corrected. */
  isCorrectable: boolean;
  /** An erasure that a CRM owes: confirmed by hand, never given up. */
  isErasure: boolean;
  log: readonly { madeAt: Date; outcome: string }[];
};

type Row = {
  state: string;
  recipient: string | null;
  reference: string | null;
  attempts: number;
  reason: string | null;
  createdAt: Date;
  lastAttemptAt: Date | null;
  sentAt: Date | null;
};

const shared = `state, recipient, reference, attempts::int, last_error as reason, created_at as "createdAt",
  last_attempt_at as "lastAttemptAt", sent_at as "sentAt"`;

export function readMail(place: MailPlace, id: number): Promise<ReadMail | undefined> {
  return place === 'mails' ? readOfOutbox(id) : readDelivery(id);
}

type OutboxRow = Row & {
  template: string;
  locale: Locale;
  data: object | null;
  endedAt: Date | null;
  endedBy: string | null;
  endedWhy: string | null;
};

async function readOfOutbox(id: number): Promise<ReadMail | undefined> {
  const { rows } = await database().query<OutboxRow>(
    `select ${shared}, template, locale, data, given_up_at as "endedAt", given_up_by as "endedBy",
       given_up_why as "endedWhy" from mail.outgoing where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { template: key, locale, data, endedAt, endedBy, endedWhy, ...rest } = row;
  const template = (await allTemplates()).find((candidate) => candidate.key === key);
  const isPrivate = !template || Boolean(template.isPrivate);
  const drawn = data && !isPrivate ? await mailAhead(key, data, locale) : undefined;
  const ended = endedAt ? { by: endedBy, at: endedAt, why: endedWhy ?? '' } : undefined;
  return {
    ...rest,
    place: 'mails',
    id,
    what: template?.title ?? key,
    state: stateOf(row, Boolean(ended)),
    nextTryAt: (await nextTriesOfMails([id])).get(id),
    ended,
    isCrm: false,
    content: drawn ?? (data ? 'private' : 'forgotten'),
    isCorrectable: !isPrivate && !template.isBound,
    isErasure: false,
    log: [],
  };
}

type DeliveryRow = Row & { channel: keyof typeof deliveryWords; subject: string | null; body: string | null };

async function readDelivery(id: number): Promise<ReadMail | undefined> {
  const { rows } = await database().query<DeliveryRow>(
    `select ${shared}, channel, subject, body from deliveries where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { channel, subject, body, recipient, ...rest } = row;
  const isCrm = channel !== 'support-mail';
  const isEnded = row.state === 'sent' && !row.sentAt;
  const data = { subject: subject ?? '', text: body ?? '' };
  const content = isCrm ? 'not-a-mail' : await mailAhead(supportMailKey, data, defaultLocale);
  return {
    ...rest,
    place: 'deliveries',
    id,
    what: deliveryWords[channel],
    recipient: recipient && channel === 'crm' ? crmName(recipient) : recipient,
    state: stateOf(row, isEnded),
    nextTryAt: (await nextTriesOfDeliveries([id])).get(id),
    ended: isEnded ? { by: null, at: null, why: row.reason ?? '' } : undefined,
    isCrm,
    content: content ?? 'forgotten',
    isCorrectable: false,
    isErasure: subject === crmNotices.erased,
    log: await attemptsAt(id),
  };
}

function stateOf({ state, reason }: Row, isEnded: boolean): ReadMail['state'] {
  if (isEnded) return 'ended';
  if (state === 'sent' || state === 'failed') return state;
  return reason ? 'retried' : 'waiting';
}
