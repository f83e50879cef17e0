import { caseOutcomes, isOneOf } from '#cases/case-words.ts';
import { database } from '#platform/database.ts';
import type { Unsent } from '../../mails/all-unsent.ts';
import { shortName } from '../../short-labels.ts';
import type { IconName } from '../frame/icon.tsx';

/**
 * The latest events, no matter who caused them: calls, hand-overs, what came of cases, what visitors did with their call, and
 * mails that did not go out. So two who work side by side know of each other without asking.
 */
export type RecentEvent = {
  key: string;
  at: Date;
  icon: IconName;
  /** Text before and after the person's name. */
  before: string;
  name: string;
  after: string;
  /** Id of the case; a mail that did not go out may belong to none. */
  caseId: number | undefined;
};

const maxShown = 10;

const told = [
  'called',
  'not-reached',
  'handed-over',
  'closed',
  'stopped',
  'slot-chosen',
  'said-go-on',
] as const;

export type LatestEvent = {
  id: number;
  kind: (typeof told)[number];
  detail: string;
  who: string;
  at: Date;
  caseId: number;
  name: string;
};

/** The newest first, by the index on when they happened. */
export async function latestEvents(): Promise<LatestEvent[]> {
  const { rows } = await database().query<LatestEvent>({
    name: 'today-events',
    text: `select e.id, e.kind, e.detail, e.who, e.created_at as at, c.id as "caseId", c.name
      from case_events e join cases c on c.id = e.case_id
      where e.kind::text = any($1) order by e.created_at desc limit ${maxShown}`,
    values: [told],
  });
  return rows;
}

/** @param unsent what could not be sent */
export function recentEvents(events: readonly LatestEvent[], unsent: readonly Unsent[]): RecentEvent[] {
  const all = [
    ...events.map((event) => ({
      key: `event-${event.id}`,
      at: event.at,
      name: shortName(event.name),
      caseId: event.caseId,
      ...sentences[event.kind](event),
    })),
    ...unsent.map(({ place, id, createdAt, what, reference }) => ({
      key: `${place}-${id}`,
      at: createdAt,
      icon: 'mail' as const,
      before: 'Did not go out:',
      name: what,
      after: reference ?? '',
      caseId: undefined,
    })),
  ];
  return all.toSorted((one, other) => Number(other.at) - Number(one.at)).slice(0, maxShown);
}

type Sentence = Pick<RecentEvent, 'icon' | 'before' | 'after'>;

const sentences: Record<LatestEvent['kind'], (of: LatestEvent) => Sentence> = {
  called: ({ who }) => ({ icon: 'call', before: `${who} spoke with`, after: '' }),
  'not-reached': ({ who }) => ({ icon: 'no-answer', before: `${who} called`, after: 'and got no answer' }),
  'handed-over': ({ who, detail }) => ({ icon: 'hand', before: `${who} handed`, after: `to ${detail}` }),
  closed: ({ who, detail }) => ({
    icon: 'tick',
    before: `${who} closed`,
    after: isOneOf(caseOutcomes, detail) ? `(${caseOutcomes[detail]})` : '',
  }),
  // Without a name a visitor did it, on the page where they see their call.
  stopped: ({ who }) => ({
    icon: 'stop',
    before: who ? `${who} noted that` : '',
    after: who ? 'wants no more calls' : 'asked us to stop',
  }),
  'slot-chosen': ({ who }) => ({ icon: 'clock', before: who, after: 'chose another time for the call' }),
  'said-go-on': () => ({ icon: 'tick', before: '', after: 'said that we may call again' }),
};
