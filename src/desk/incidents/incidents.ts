import type pg from 'pg';
import { database } from '#platform/database.ts';

/** A security incident as staff recorded it. */
export type Incident = {
  id: string;
  what: string;
  /** The six hours run from here. */
  noticedAt: Date;
  who: string;
  /** To CERT-In, and the number that it gave; nothing while that is open. */
  reportedAt: Date | null;
  reportNumber: string;
  closedAt: Date | null;
};

const hourMs = 3_600_000;
const reportWithinHours = 6;

/** Until when CERT-In has to be told: six hours after noticing (Directions of 28 April 2022, item ii). */
export function reportDueAt({ noticedAt }: Pick<Incident, 'noticedAt'>): Date {
  return new Date(noticedAt.getTime() + reportWithinHours * hourMs);
}

/** Open ones first, then the newest. */
export async function readIncidents(): Promise<Incident[]> {
  const { rows } = await database().query<Incident>(
    `select id, what, noticed_at as "noticedAt", who, reported_at as "reportedAt",
       report_number as "reportNumber", closed_at as "closedAt"
     from staff.incidents order by closed_at is not null, noticed_at desc limit 200`,
  );
  return rows;
}

/** When the first report is due that nobody has made yet; nothing while there is none. */
export async function firstReportDueAt(): Promise<Date | undefined> {
  const { rows } = await database().query<{ noticedAt: Date | null }>(
    `select min(noticed_at) as "noticedAt" from staff.incidents where reported_at is null and closed_at is null`,
  );
  const noticedAt = rows[0]?.noticedAt;
  return noticedAt ? reportDueAt({ noticedAt }) : undefined;
}

type NewIncident = Pick<Incident, 'what' | 'noticedAt' | 'who'>;

/** @returns its number */
export async function recordIncident(
  client: pg.ClientBase,
  { what, noticedAt, who }: NewIncident,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'insert into staff.incidents (what, noticed_at, who) values ($1, $2, $3) returning id',
    [what, noticedAt, who],
  );
  return rows[0]?.id ?? '';
}

/** @returns whether there was such an incident, not reported yet */
export async function recordReport(
  client: pg.ClientBase,
  id: string,
  reportNumber: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update staff.incidents set reported_at = now(), report_number = $2 where id = $1 and reported_at is null',
    [id, reportNumber],
  );
  return rowCount === 1;
}

/** @returns whether there was such an incident, still open */
export async function closeIncident(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update staff.incidents set closed_at = now() where id = $1 and closed_at is null',
    [id],
  );
  return rowCount === 1;
}

/** As long as the audit log, from the day on which one was closed. */
export async function deleteOldIncidents(): Promise<void> {
  await database().query(`delete from staff.incidents where closed_at < now() - interval '3 years'`);
}
