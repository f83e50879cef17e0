import type pg from 'pg';
import { definitionsOf, unknownParts } from '#platform/backup/database-definitions.ts';

/**
 * A whole database as SQL, read from the server's own catalogue, because the embedded PostgreSQL brings no
 * `pg_dump`. It contains the schema as it was: whatever happens to the migrations later, loading gives the old
 * tables back.
 */
export async function dumpDatabase(client: pg.Client): Promise<string> {
  // Nothing is found without its schema's name then, so every name is written with it.
  await client.query(`set search_path = ''`);
  const unknown = await column(client, unknownParts);
  if (unknown.length > 0) throw new Error(`The dump would leave out: ${unknown.join(', ')}.`);
  const before = await column(client, definitionsOf.beforeData);
  const rows: string[] = [];
  for (const statement of await column(client, insertsOfTables)) {
    rows.push(...(await column(client, statement)));
  }
  const after = await column(client, definitionsOf.afterData);
  const head = [`set search_path = ''`, 'set check_function_bodies = off'];
  return [...head, ...before, ...rows, ...after].map((statement) => `${statement};\n`).join('');
}

async function column(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/** For each table a query that writes its rows as INSERTs, each value as the text that its type reads back. */
const insertsOfTables = `
  select format(
    'select format(''insert into %s (%s) overriding system value values (%%s)'', array_to_string(array[%s], '', '')) from only %s order by 1',
    name, string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg(format('quote_nullable(%I::text)', attname), ', ' order by attnum), name)
  from (
    select format('%I.%I', n.nspname, c.relname) as name, a.attname, a.attnum
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
  ) as columns
  group by name order by name`;
