import { expect, test } from 'vitest';
import { rowsOf, withDatabase } from '../support/database.ts';

withDatabase();

/** Its records are in many tables that are read and deleted by these keys; our own tables have them where they are needed. */
test('every foreign key of the content service has an index that begins with it', async () => {
  const keys = await rowsOf<{ key: string; isIndexed: boolean }>(`
    select conrelid::regclass::text || ' ' || conname as key, exists (
      select from pg_index
      where indrelid = conrelid and indisvalid and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
    ) as "isIndexed"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter(({ isIndexed }) => !isIndexed).map(({ key }) => key)).toEqual([]);
});
