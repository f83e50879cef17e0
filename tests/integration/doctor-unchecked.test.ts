import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ BACKUP_TIME: '02:30' });

import { checkInstallation } from '#main/doctor/check-installation.ts';
import { setDatabaseUrl } from '#platform/database.ts';
import { env } from '#platform/env.ts';

/** The go-live check names what it could not look at, and enquiries that wait for a person. */
const away = 'postgres://nobody@127.0.0.1:1/none';
setDatabaseUrl(away);

const toSettle = async (changes: Partial<ReturnType<typeof env>> = {}) =>
  (await checkInstallation({ ...env(), ...changes }))
    .filter(({ level }) => level === 'stop')
    .map(({ what, advice }) => `${what} ${advice}`)
    .join('\n');

test('a check that throws is something to settle, with the reason', async () => {
  const backupTo = path.join(dataDir, 'a-file');
  fs.writeFileSync(backupTo, '');
  const found = await toSettle({ backupTo, databaseUrl: away });
  expect(found).toContain('The age of the backups could not be checked: ENOTDIR');
  for (const what of ['The connections of the database server', 'The way to the database', 'The clock'])
    expect(found).toContain(`${what} could not be checked: connect ECONNREFUSED`);
});

test('files of the journal that are set aside are counted, with the runbook', async () => {
  expect(await toSettle()).not.toContain('journal');
  fs.mkdirSync(path.join(dataDir, 'journal'));
  fs.writeFileSync(path.join(dataDir, 'journal/00000001-abcdefgh.unreadable'), 'a part');
  expect(await toSettle()).toMatch(
    /1 files of the journal are set aside\..*30 days.*docs\/runbooks\/database-away\.md/,
  );
});
