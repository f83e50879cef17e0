import { caseEvents, caseOutcomes, caseSources, isOneOf } from '#cases/case-words.ts';
import type { CaseEvent, CaseRead } from '#cases/read-case.ts';
import { maxUnansweredCalls } from '#cases/transitions.ts';
import type { DeliveryOf } from '#enquiry/deliveries/read-deliveries.ts';
import { registerOf } from '#enquiry/registers.ts';
import type { MailAbout } from '#mail/outbox/mails-about.ts';
import { deliveryWords } from '../../delivery-words.ts';
import { clockInIndia, momentInWords } from '../../moments.ts';
import type { IconName } from '../frame/icon.tsx';

/** One line of how it went so far, from whichever table it comes. */
export type Entry = {
  key: string;
  at: Date;
  icon: IconName;
  title: string;
  /** Next to the title: who, or how it fared. */
  detail?: string;
  /** Text that someone wrote. */
  text?: string;
  /** `quiet`: nothing was done, someone looked. `bad`: something to be mended. */
  tone?: 'quiet' | 'bad';
  /** A page of the desk with more of it. */
  href?: string;
};

export type TimelineFacts = {
  of: Pick<CaseRead, 'events' | 'register' | 'source'>;
  mails: readonly MailAbout[];
  deliveries: readonly DeliveryOf[];
  /** Titles of the kinds of mail, by their templates' keys. */
  mailTitles: ReadonlyMap<string, string>;
};

/** All that happened, the oldest first. */
export function timelineEntries({ of, mails, deliveries, mailTitles }: TimelineFacts): Entry[] {
  const entries = [
    ...eventEntries(of),
    ...mails.map((mail) => ({
      key: `mail ${mail.id}`,
      icon: 'mail' as const,
      title: `Mail: ${mailTitles.get(mail.template) ?? mail.template}`,
      href: `/desk/mails/${mail.id}`,
      ...fared(mail),
    })),
    ...deliveries.map((delivery) => ({
      key: `delivery ${delivery.id}`,
      icon: 'next' as const,
      title: deliveryWords[delivery.channel],
      href: `/desk/deliveries/${delivery.id}`,
      ...fared(delivery),
    })),
  ];
  // Its mails are written down in the same transaction as what arrived, and would come before it by a hair.
  const [first] = of.events;
  const place = ({ key, at }: Entry) => (key === `event ${first?.id}` ? 0 : at.getTime());
  return entries.toSorted((one, other) => place(one) - place(other));
}

type Sending = Pick<DeliveryOf, 'state' | 'attempts' | 'reason' | 'createdAt' | 'sentAt'> & {
  givenUpWhy?: string | null;
};

function fared({
  state,
  attempts,
  reason,
  createdAt: at,
  sentAt,
  givenUpWhy = reason,
}: Sending): Pick<Entry, 'at' | 'detail' | 'tone'> {
  const tries = attempts === 1 ? 'first try' : `${attempts} tries`;
  if (state === 'sent' && !sentAt) return { at, detail: `Not sent, no longer wanted: ${givenUpWhy ?? ''}` };
  if (state === 'sent') return { at, detail: `Sent ${sentAt ? clockInIndia(sentAt) : ''}, ${tries}` };
  if (state === 'failed') return { at, tone: 'bad', detail: `Given up after ${tries}: ${reason ?? ''}` };
  return reason
    ? { at, tone: 'bad', detail: `Not sent yet, ${tries}: ${reason}` }
    : { at, detail: 'On its way' };
}

function eventEntries({ events, register, source }: TimelineFacts['of']): Entry[] {
  let tries = 0;
  return events.map((event) => {
    const { kind, text, detail, who, createdAt: at } = event;
    // A call after a case had rested begins to count again, as the case does.
    if (kind === 'called' || (kind === 'planned' && tries >= maxUnansweredCalls)) tries = 0;
    if (kind === 'not-reached') tries += 1;
    const by = who ? { detail: who } : {};
    const said = { key: `event ${event.id}`, at, text };
    const words: Record<CaseEvent['kind'], Omit<Entry, 'key' | 'at'>> = {
      arrived: {
        icon: 'mail',
        title: source === 'site' ? `${registerOf(register).labels.singular} arrived` : caseSources[source],
        ...by,
      },
      viewed: { icon: 'eye', title: `${who} looked at it`, tone: 'quiet' },
      taken: { icon: 'take', title: `${who} took the case` },
      'handed-over': { icon: 'hand', title: `${who} handed it to ${detail}` },
      noted: { icon: 'note', title: 'Note', ...by },
      called: { icon: 'call', title: 'Called and spoke with them', ...by },
      'not-reached': {
        icon: 'no-answer',
        title: `${tries === 1 ? 'First' : 'Second'} attempt, no answer`,
        ...by,
      },
      planned: { icon: 'clock', title: `Next step${moment(detail)}`, ...by },
      rested: { icon: 'clock', title: caseEvents.rested, ...by },
      closed: {
        icon: 'tick',
        title: isOneOf(caseOutcomes, detail) ? `Closed: ${caseOutcomes[detail]}` : 'Closed',
        ...by,
      },
      mailed: { icon: 'mail', title: 'Mail sent', detail: detail || who },
      allowed: { icon: 'tick', title: 'Allowed, when asked', detail: who && `${who} asked` },
      shared: { icon: 'next', title: `Details shared with ${detail}`, ...by },
      corrected: { icon: 'note', title: caseEvents.corrected, ...by },
      'slot-chosen': { icon: 'clock', title: `Chose the time of the call${moment(detail)}`, ...by },
      'asked-again': { icon: 'mail', title: 'Asked whether we may call again' },
      'said-go-on': { icon: 'tick', title: 'Said that we may call again', ...by },
      stopped: { icon: 'stop', title: 'Asked us to stop', detail: who && `Noted by ${who}` },
    };
    return { ...said, ...words[kind] };
  });
}

function moment(detail: string): string {
  const at = new Date(detail);
  return Number.isNaN(at.getTime()) ? '' : `: ${momentInWords(at)}`;
}
