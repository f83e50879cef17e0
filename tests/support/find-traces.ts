import fs from 'node:fs';
import path from 'node:path';
import { rowsOf } from './database.ts';

/**
 * Where any of these texts is: every column of every table in every schema (`schema.table.column`), and the
 * folder of every file below the data folder (`mail/`).
 */
export async function findTraces(texts: string[], dataDir: string): Promise<string[]> {
  const columns = await rowsOf<{ schema: string; table: string; column: string }>(
    `select n.nspname as schema, c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const hits = await rowsOf(
      `select from "${schema}"."${table}" where "${column}"::text ilike any($1) limit 1`,
      [patterns],
    );
    if (hits.length > 0) found.push(`${schema}.${table}.${column}`);
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
