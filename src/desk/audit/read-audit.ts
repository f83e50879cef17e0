import { database } from '#platform/database.ts';
import { type AuditGroup, type AuditRowKind, auditGroups } from './audit-words.ts';

export type AuditRow = {
  kind: AuditRowKind;
  who: string;
  about: string;
  detail: string;
  network: string;
  device: string;
  createdAt: Date;
  /** Names the place in the list, for the rows that follow. */
  cursor: string;
};

export type AuditFilter = {
  person?: number | undefined;
  group?: AuditGroup | undefined;
  /** Days in India, both included: `YYYY-MM-DD`. */
  from?: string | undefined;
  until?: string | undefined;
};

/** An export's number is made negative, so that no two rows of the list have one number. */
const everything = `
  select id, kind, user_id, who, about, detail, network, device, created_at from staff.audit_log
  union all
  select -id, 'cases-exported', user_id, who, asked || ', ' || format, reason, '', '', created_at from staff.exports`;

type Asked = { filter: AuditFilter; before?: string | undefined; limit: number };

/** The newest first. @param before the cursor of the last row that was seen */
export async function readAudit({ filter, before, limit }: Asked): Promise<AuditRow[]> {
  const { person, group, from, until } = filter;
  const [, micros, id] = /^(\d{1,17})_(-?\d{1,18})$/.exec(before ?? '') ?? [];
  const { rows } = await database().query<AuditRow>(
    `select kind, who, about, detail, network, device, created_at as "createdAt",
       (extract(epoch from created_at) * 1000000)::bigint || '_' || id as cursor
     from (${everything}) as entries
     where ($1::int is null or user_id = $1) and ($2::text[] is null or kind = any($2))
       and ($3::date is null or created_at >= $3::date::timestamp at time zone 'Asia/Kolkata')
       and ($4::date is null or created_at < ($4::date + 1)::timestamp at time zone 'Asia/Kolkata')
       and ($5::bigint is null or
         (created_at, id) < ('epoch'::timestamptz + $5::bigint * interval '1 microsecond', $6::bigint))
     order by created_at desc, id desc limit $7`,
    [
      person ?? null,
      group ? auditGroups[group].kinds : null,
      from ?? null,
      until ?? null,
      micros ?? null,
      id ?? null,
      limit,
    ],
  );
  return rows;
}

/** Everyone who is in the list, by the name that they had last. */
export async function peopleInAudit(): Promise<{ id: number; name: string }[]> {
  const { rows } = await database().query<{ id: number; name: string }>(
    `select id, name from (
       select distinct on (user_id) user_id as id, who as name from (${everything}) as entries
       where user_id is not null order by user_id, created_at desc
     ) as people order by lower(name), id`,
  );
  return rows;
}

/** The entries about one thing, the oldest first. */
export async function auditOf(about: string): Promise<Omit<AuditRow, 'cursor'>[]> {
  const { rows } = await database().query<Omit<AuditRow, 'cursor'>>(
    `select kind, who, about, detail, network, device, created_at as "createdAt"
     from staff.audit_log where about = $1 order by created_at, id limit 100`,
    [about],
  );
  return rows;
}
