import type { FoundRow } from '#platform/personal-data.ts';
import type { CollectedData } from '#privacy/person/collect-data.ts';

/**
 * Puts what we hold of a person in plain words: places that belong together are one line with one number. A place that is
 * `along` goes with the counted ones, and counts only where none of these has anything.
 */
type GroupRule = { one: string; many: string; counted: readonly string[]; along?: readonly string[] };

const rules = {
  enquiries: {
    one: 'enquiry or message',
    many: 'enquiries and messages',
    counted: [
      'public.call_from_experts',
      'public.corporate_insurance_forms',
      'public.contact_us_forms',
      'journal/',
    ],
  },
  applications: {
    one: 'application, as an agent or for work',
    many: 'applications, as an agent or for work',
    counted: ['public.posp_agent_forms', 'public.resumes'],
  },
  steps: {
    one: 'entry of a case: a call, a note, a step',
    many: 'entries of cases: calls, notes, steps',
    counted: ['public.case_events'],
    along: ['public.cases', 'desk.call_codes'],
  },
  consents: {
    one: 'answer about a consent',
    many: 'answers about consents',
    counted: ['public.consents'],
  },
  newsletter: {
    one: 'newsletter subscription',
    many: 'newsletter subscriptions',
    counted: ['public.newsletter_subscribers'],
    along: ['enquiry.news_wishes'],
  },
  reminders: {
    one: 'renewal reminder',
    many: 'renewal reminders',
    counted: ['renewals.reminders'],
    along: ['renewals.mails'],
  },
  results: { one: 'result of a tool', many: 'results of tools', counted: ['tools.attached_results'] },
  files: {
    one: 'file that they sent',
    many: 'files that they sent',
    counted: ['files/'],
    along: ['enquiry.uploads', 'enquiry.downloads'],
  },
  mails: {
    one: 'mail to them or about them',
    many: 'mails to them or about them',
    counted: ['mail.outgoing'],
    along: ['mail/', 'pgboss.job_common'],
  },
  copies: {
    one: 'copy for our staff or another system',
    many: 'copies for our staff and other systems',
    counted: ['public.deliveries'],
    along: ['enquiry.delivery_attempts', 'enquiry.crm_records', 'enquiry.feed_entries'],
  },
  requests: {
    one: 'privacy request',
    many: 'privacy requests',
    counted: ['public.privacy_requests'],
    along: ['privacy.asked', 'privacy.keys'],
  },
  notes: {
    one: 'technical note that expires automatically',
    many: 'technical notes that expire automatically',
    counted: ['enquiry.idempotency_keys', 'limits.attempts'],
  },
} satisfies Record<string, GroupRule>;
export type HeldGroupName = keyof typeof rules | 'other';

/** Records of which nobody has said yet what they are called. */
const other: GroupRule = { one: 'other record', many: 'other records', counted: [] };

export type HeldGroup = { name: HeldGroupName; count: number; words: string };

/** @param counts rows and files by place */
export function groupsOf(counts: Readonly<Record<string, number>>): HeldGroup[] {
  const sum = (places: readonly string[]) => places.reduce((total, place) => total + (counts[place] ?? 0), 0);
  const known = (Object.keys(rules) as (keyof typeof rules)[]).map((name) => {
    const rule: GroupRule = rules[name];
    return inWords(name, rule, sum(rule.counted) || sum(rule.along ?? []));
  });
  const unnamed = Object.keys(counts).filter((place) => groupOf(place) === 'other');
  return [...known, inWords('other', other, sum(unnamed))].filter(({ count }) => count > 0);
}

function inWords(name: HeldGroupName, { one, many }: GroupRule, count: number): HeldGroup {
  return { name, count, words: count === 1 ? one : many };
}

/** The group that a place belongs to. */
export function groupOf(place: string): HeldGroupName {
  const names = Object.keys(rules) as (keyof typeof rules)[];
  const isIn = ({ counted, along = [] }: GroupRule) => counted.includes(place) || along.includes(place);
  return names.find((name) => isIn(rules[name])) ?? 'other';
}

const days = ['created_at', 'made_at', 'asked_at', 'sent_at', 'withdrawn_at'];

/** The newest moment in the rows of each group. */
export function newestOf({ rows }: Pick<CollectedData, 'rows'>): ReadonlyMap<HeldGroupName, Date> {
  const newest = new Map<HeldGroupName, Date>();
  for (const [place, found] of rows) {
    const moments = found.flatMap((row) => days.flatMap((column) => momentIn(row, column)));
    const group = groupOf(place);
    const latest = Math.max(newest.get(group)?.getTime() ?? 0, ...moments);
    if (latest > 0) newest.set(group, new Date(latest));
  }
  return newest;
}

function momentIn(row: FoundRow, column: string): number[] {
  const moment = Date.parse(String(row[column] ?? ''));
  return Number.isNaN(moment) ? [] : [moment];
}
