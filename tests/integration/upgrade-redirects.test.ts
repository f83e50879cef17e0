import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { expect, test } from 'vitest';
import { database } from '#platform/database.ts';
import { down, up } from '../../migrations/20261129_123000_redirects_as_requested.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';

/** Old addresses were kept as they were typed, and one in Devanagari matched no request. */
setEnvironment();
withDatabase();

test('an old address is kept as requests spell it, once, with the target that was saved last', async () => {
  const kept = [
    ['/बीमा', '/wrong', '2026-11-25'],
    [encodeURI('/बीमा'), '/right', '2026-11-29'],
    [encodeURI('/कार').toLowerCase(), '/personal/car', '2026-11-26'],
    ['/कार', '/car', '2026-11-24'],
    ['/यात्रा', '/travel', '2026-11-23'],
    ['/old.htm', '/cruise', '2026-11-22'],
    ['/left/', '/cruise', '2026-11-22'],
  ];
  for (const row of kept)
    await rowsOf('insert into redirects ("from", "to", updated_at) values ($1, $2, $3)', row);
  const db = drizzle(database()) as unknown as Parameters<typeof up>[0]['db'];
  await down({ db });
  await up({ db });
  const after = await rowsOf(
    `select "from", "to", to_char(updated_at, 'YYYY-MM-DD') as day from redirects order by updated_at desc, "from"`,
  );
  expect(after.map(({ from, to, day }) => [from, to, day])).toEqual([
    [encodeURI('/बीमा'), '/right', '2026-11-29'],
    [encodeURI('/कार'), '/personal/car', '2026-11-26'],
    [encodeURI('/यात्रा'), '/travel', '2026-11-23'],
    ['/left/', '/cruise', '2026-11-22'],
    ['/old.htm', '/cruise', '2026-11-22'],
  ]);
});
