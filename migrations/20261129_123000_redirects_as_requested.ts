import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Row = { id: number; from: string };

/** As a request spells it: what is not ASCII is encoded, always with capitals. */
function asRequested(path: string): string {
  const { pathname } = new URL(`http://host${path}`);
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/**
 * Old addresses in Devanagari, or with codes in small letters, were kept as they were typed, and matched no request.
 * Where one was entered again in another spelling, the redirect that was saved last stays. Moments stay too: by them
 * the seed knows which records staff have changed.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  const { rows } = await db.execute(sql`SELECT id, "from" FROM redirects ORDER BY updated_at DESC, id DESC`);
  const newest = new Map<string, Row>();
  for (const row of rows as Row[]) {
    // One that cannot be redirected is left for staff to see.
    if (!/^\/[^\s?#]*[^\s?#/]$/.test(row.from)) continue;
    const from = asRequested(row.from);
    if (newest.has(from)) await db.execute(sql`DELETE FROM redirects WHERE id = ${row.id}`);
    else newest.set(from, row);
  }
  for (const [from, row] of newest)
    if (from !== row.from) await db.execute(sql`UPDATE redirects SET "from" = ${from} WHERE id = ${row.id}`);
}

/** Nothing needs the former spelling. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
