import fs from 'node:fs';
import path from 'node:path';
import { rowsOf } from './database.ts';

/**
 * Where any of these texts is: every column of every table in every schema (`schema.table.column`), and the
 * folder of every file below the data folder (`mail/`).
 */
export async function findTraces(texts: string[], dataDir: string): Promise<string[]> {
  const tables = await rowsOf<{ schema: string; table: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as table, array_agg(a.attname::text) as columns
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     group by n.nspname, c.relname`,
  );
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  // One query for each table: there are ten times as many columns.
  for (const { schema, table, columns } of tables) {
    const tests = columns.map((column) => `bool_or("${column}"::text ilike any($1)) as "${column}"`);
    const [hits = {}] = await rowsOf(`select ${tests.join()} from "${schema}"."${table}"`, [patterns]);
    found.push(...columns.filter((column) => hits[column]).map((column) => `${schema}.${table}.${column}`));
  }
  return [...found, ...foldersWith(texts, dataDir)].sort();
}

function foldersWith(texts: string[], folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const hits = files
    .filter((entry) => entry.isFile())
    .filter((entry) => {
      const content = fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1').toLowerCase();
      return texts.some((text) => content.includes(text.toLowerCase()));
    })
    .map((entry) => `${path.relative(folder, entry.parentPath)}/`);
  return [...new Set(hits)];
}
