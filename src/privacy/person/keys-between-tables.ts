import type pg from 'pg';

/** The rows that the database deletes as well: the keys by which rows go with the row that they belong to. */
export type Key = { child: string; childColumn: string; parent: string; parentColumn: string; type: string };

export async function keysBetweenTables(client: pg.ClientBase): Promise<Key[]> {
  const { rows } = await client.query<Key>({
    name: 'keys-between-tables',
    text: `
      select child_schema.nspname || '.' || child.relname as child, quote_ident(child_column.attname) as "childColumn",
        parent_schema.nspname || '.' || parent.relname as parent, parent_column.attname as "parentColumn",
        format_type(child_column.atttypid, child_column.atttypmod) as type
      from pg_constraint key
      join pg_class child on child.oid = key.conrelid
      join pg_namespace child_schema on child_schema.oid = child.relnamespace
      join pg_attribute child_column on child_column.attrelid = child.oid and child_column.attnum = key.conkey[1]
      join pg_class parent on parent.oid = key.confrelid
      join pg_namespace parent_schema on parent_schema.oid = parent.relnamespace
      join pg_attribute parent_column on parent_column.attrelid = parent.oid and parent_column.attnum = key.confkey[1]
      where key.contype = 'f' and key.confdeltype = 'c' and cardinality(key.conkey) = 1`,
  });
  return rows;
}
