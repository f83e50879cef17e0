import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

/**
 * Loads a dump into an empty database, in one transaction. All its moments are moved forward by so many
 * milliseconds, so that what is to be kept for a day is still to be kept.
 */
export async function loadDump(url: string, file: string, moveByMs = 0): Promise<void> {
  const statements = gunzipSync(fs.readFileSync(file)).toString('utf8');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin; ${statements} ${momentsMovedBy(moveByMs)}; commit`);
  } finally {
    await client.end();
  }
}

function momentsMovedBy(ms: number): string {
  if (ms === 0) return '';
  return `
    set local session_replication_role = replica;
    do $$ declare moved text; begin
      for moved in
        select format('update %s set %s', attrelid::regclass, string_agg(format(
          '%1$I = %1$I + interval ''${Math.round(ms)} milliseconds''', attname), ', '))
        from pg_catalog.pg_attribute join pg_catalog.pg_class c on c.oid = attrelid
        where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
          and atttypid = 'timestamptz'::regtype and attnum > 0 and not attisdropped and attgenerated = ''
        group by attrelid
      loop execute moved; end loop;
    end $$`;
}
