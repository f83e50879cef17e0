import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { dropCopy, makeEmpty } from '../support/template-database.ts';
import { dumpDatabase } from '../support/upgrade-dump.ts';
import { loadDump } from '../support/upgrade-load.ts';

const file = 'tests/fixtures/upgrade/database.sql.gz';

test('a dump that is loaded and dumped again is the same dump', async () => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const url = await makeEmpty(inject('databaseServerUrl'), name);
  await loadDump(url, file);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const again = await dumpDatabase(client);
  await client.end();
  await dropCopy(inject('databaseServerUrl'), name);
  // Compared as a whole: a difference of this size is not to be printed.
  expect(again === gunzipSync(fs.readFileSync(file)).toString('utf8')).toBe(true);
});

test('a dump refuses what it would leave out', async () => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const url = await makeEmpty(inject('databaseServerUrl'), name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create view public.today as select current_date');
  await expect(dumpDatabase(client)).rejects.toThrow('The dump would leave out: view public.today.');
  await client.end();
  await dropCopy(inject('databaseServerUrl'), name);
});
