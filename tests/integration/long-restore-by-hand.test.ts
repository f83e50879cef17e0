import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { makeBackup } from '#main/backup/make-backup.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { databaseUrl } from '#platform/database.ts';
import { findAge } from '../../scripts/lib/age.mjs';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { withDatabase } from '../support/database.ts';
import { withEmptyDatabase } from '../support/empty-database.ts';
import { openRunbook } from '../support/runbook.ts';
import { shell } from '../support/shell.ts';
import { dumpDatabase } from '../support/upgrade-dump.ts';

/** A backup is opened with age and tar alone, and what is in it makes the database again as the runbook explains. */
describe.skipIf(!findAge())('without this program', () => {
  const runbook = openRunbook('restore.md', { elsewhere: /^(npm|echo) / });
  const by = path.join(dataDir, 'by-hand');
  const read = (place: string) => fs.readFileSync(path.join(by, place));
  withDatabase();
  withContentService();

  test('a backup is opened by age and tar, and its parts make the database and the files again', async () => {
    await createPersonalData('Xqzvkept');
    const sealed = path.join(dataDir, 'one.tar.age');
    await makeBackup(sealed);
    fs.mkdirSync(by);
    fs.writeFileSync(path.join(by, 'key.txt'), await backupKey());
    const command = runbook.command(/^age /).replace('site-….tar.age', sealed);
    expect(shell(command, { cwd: by })).toEqual({ status: 0, output: '' });

    const sums = JSON.parse(read('sums.json').toString()) as Sums;
    for (const [place, { sha256 }] of Object.entries(sums.files))
      expect(
        createHash('sha256')
          .update(read(`files/${place}`))
          .digest('hex'),
      ).toBe(sha256);
    expect(Object.keys(sums.files).length).toBeGreaterThan(0);
    await withEmptyDatabase(async (client) => {
      await fill(client);
      for (const [table, { rows }] of Object.entries(sums.tables)) {
        const counted = await client.query(`select count(*)::int from only ${table}`);
        expect([table, counted.rows[0]?.count]).toEqual([table, rows]);
      }
      expect(definitionsIn(await dumpDatabase(client))).toEqual(await definitionsNow());
    });
  });

  /** As the last paragraph of the runbook has it. */
  async function fill(client: pg.Client): Promise<void> {
    const run = (place: string) => client.query(gunzipSync(read(place)).toString());
    await run('database/1-before.sql.gz');
    const tables = JSON.parse(read('database/1-tables.json').toString()) as {
      name: string;
      columns: string;
    }[];
    for (const { name, columns } of tables) {
      const parts = fs.globSync(`database/2-rows/${name}/*.copy.gz`, { cwd: by }).toSorted();
      const stream = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
      for (const part of parts) stream.write(gunzipSync(read(part)));
      stream.end();
      await finished(stream);
    }
    await run('database/3-after.sql.gz');
  }
});

type Sums = { tables: Record<string, { rows: number }>; files: Record<string, { sha256: string }> };

const definitionsIn = (dump: string) =>
  dump
    .split('\n')
    .filter((line) => /^(create|alter) /i.test(line))
    .toSorted();

async function definitionsNow(): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const lines = definitionsIn(await dumpDatabase(client));
  await client.end();
  return lines;
}
