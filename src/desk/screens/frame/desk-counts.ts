import { database } from '#platform/database.ts';
import type { DeskPlace } from './navigation.ts';

/** Counts behind the bar's entries: calls of mine or of no one's that are due today, and what went wrong. */
export type DeskCounts = Partial<Record<DeskPlace, number>>;

/** Numbers past this are not counted on: no one acts on them differently. */
const maxCount = 100;

export async function deskCounts(userId: number): Promise<DeskCounts> {
  const { rows } = await database().query<
    Required<Pick<DeskCounts, 'today' | 'mail' | 'privacy' | 'publishing'>>
  >({
    name: 'desk-counts',
    text: `select
      (select count(*)::int from (select from cases
        where state <> 'closed' and due_at < (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata'
          and (assignee_id is null or assignee_id = $1) limit ${maxCount}) due) as today,
      (select count(*)::int from (select from mail.outgoing where state <> 'sent' and last_error is not null limit ${maxCount}) m)
        + (select count(*)::int from (select from deliveries where state <> 'sent' and last_error is not null limit ${maxCount}) d) as mail,
      (select count(*)::int from (select from privacy_requests where state in ('asked', 'confirmed', 'in-work') limit ${maxCount}) p) as privacy,
      (select count(*)::int from (select from content.failed_pages limit ${maxCount}) f) as publishing`,
    values: [userId],
  });
  return rows[0] ?? {};
}
