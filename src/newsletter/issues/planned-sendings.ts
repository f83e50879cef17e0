import type pg from 'pg';
import { database } from '#platform/database.ts';

/** When an issue goes out by itself, who has set it, and why it could not. */
export type PlannedSending = {
  issueId: number;
  sendAt: Date;
  userId: number | null;
  who: string;
  problem: string | null;
};

const columns = `issue_id as "issueId", send_at as "sendAt", user_id as "userId", who, problem`;

export async function plannedSendings(issueIds: readonly number[]): Promise<Map<number, PlannedSending>> {
  const { rows } = await database().query<PlannedSending>(
    `select ${columns} from newsletter.planned where issue_id = any($1)`,
    [issueIds],
  );
  return new Map(rows.map((row) => [row.issueId, row]));
}

/** Those whose moment has come, without those that were tried and could not be sent. */
export async function dueSendings(): Promise<PlannedSending[]> {
  const { rows } = await database().query<PlannedSending>(
    `select ${columns} from newsletter.planned where send_at <= now() and problem is null order by send_at`,
  );
  return rows;
}

type Plan = Pick<PlannedSending, 'issueId' | 'sendAt' | 'who'> & {
  userId: number;
  /** The moment that is replaced, as the person who plans was shown it; nothing where none was set. */
  former: Date | undefined;
};

/**
 * Sets the moment, or another one than before.
 * @returns false when the issue has been sent, or a colleague has set or taken off a moment since
 */
export async function planSending(
  client: pg.ClientBase,
  { issueId, sendAt, userId, who, former }: Plan,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into newsletter.planned (issue_id, send_at, user_id, who)
     select $1, $2, $3, $4 where not exists (select from newsletter.sendings where issue_id = $1)
       and ($5::timestamptz is null or exists (select from newsletter.planned where issue_id = $1))
     on conflict (issue_id) do update
       set send_at = excluded.send_at, user_id = excluded.user_id, who = excluded.who, problem = null
       where date_trunc('milliseconds', planned.send_at) = $5`,
    [issueId, sendAt, userId, who, former ?? null],
  );
  return rowCount === 1;
}

/** @returns false when none was set */
export async function unplanSending(client: Pick<pg.ClientBase, 'query'>, issueId: number): Promise<boolean> {
  const { rowCount } = await client.query('delete from newsletter.planned where issue_id = $1', [issueId]);
  return rowCount === 1;
}

/** @returns false when it was changed in the meantime */
export async function notePlanProblem(
  { issueId, sendAt }: PlannedSending,
  problem: string,
): Promise<boolean> {
  const { rowCount } = await database().query(
    `update newsletter.planned set problem = $3
     where issue_id = $1 and date_trunc('milliseconds', send_at) = $2 and problem is null`,
    [issueId, sendAt, problem],
  );
  return rowCount === 1;
}
