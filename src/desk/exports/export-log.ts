import { database } from '#platform/database.ts';

/** Every export with who, why and what: noted before its first row leaves, with the number of rows once it has ended. */
export type ExportLogEntry = {
  id: string;
  who: string;
  reason: string;
  asked: string;
  format: string;
  /** Nothing while it goes on, or where we ended with it. */
  rows: number | null;
  createdAt: Date;
};

type ToNote = Pick<ExportLogEntry, 'who' | 'reason' | 'asked' | 'format'> & { userId: number };

export async function logExport({ userId, who, reason, asked, format }: ToNote): Promise<string> {
  const { rows } = await database().query<{ id: string }>(
    'insert into staff.exports (user_id, who, reason, asked, format) values ($1, $2, $3, $4, $5) returning id',
    [userId, who, reason, asked, format],
  );
  return rows[0]?.id ?? '';
}

export async function logExportedRows(id: string, count: number): Promise<void> {
  await database().query('update staff.exports set rows = $2 where id = $1', [id, count]);
}

const pageSize = 50;

/** The newest first. @param before of the last one that was seen */
export async function exportLog(before: string | undefined): Promise<ExportLogEntry[]> {
  const { rows } = await database().query<ExportLogEntry>(
    `select id, who, reason, asked, format, rows, created_at as "createdAt" from staff.exports
     where id < coalesce($1::bigint, 9223372036854775807) order by id desc limit ${pageSize}`,
    [before ?? null],
  );
  return rows;
}

/** Longer than what was exported stays with us, so that anyone who is erased can be looked for in every file. */
export async function deleteOldExports(): Promise<void> {
  await database().query(`delete from staff.exports where created_at < now() - interval '3 years'`);
}
