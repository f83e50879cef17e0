import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ BACKUP_TIME: '02:30' });

import { checkNewestBackup } from '#main/doctor/check-backup-place.ts';
import { checkInstallation } from '#main/doctor/check-installation.ts';
import { backupState, noteRun } from '#platform/backup/runs.ts';
import { env } from '#platform/env.ts';
import { withDatabase } from '../support/database.ts';

/** The go-live check asks whether a backup outlives the disk, and whether it is still there. */
withDatabase();

const onPlace = async (changes: Partial<ReturnType<typeof env>> = {}) =>
  (await checkInstallation({ ...env(), ...changes }))
    .filter(({ what }) => /backups (and|are|open)/.test(what))
    .map(({ level, what, advice }) => `${level} ${what} ${advice}`);

test('backups on the site’s own disk with their only key are to settle, also before the first one', async () => {
  expect(fs.existsSync(env().backupTo)).toBe(false);
  expect(await onPlace()).toEqual([expect.stringMatching(/^stop The backups and their only key.*BACKUP_TO/)]);
  const backupKey = 'AGE-SECRET-KEY-1…';
  expect(await onPlace({ backupKey })).toEqual([
    expect.stringMatching(/^consider The backups are on the disk/),
  ]);
  const all = (await checkInstallation(env())).map(({ what }) => what);
  expect(all.join()).not.toMatch(/could not be checked|journal/);
  // Without a schedule no backup of ours is promised.
  expect(await onPlace({ backupTime: undefined })).toEqual([]);
});

test('backups on another device are fine, and their only key is to be copied', async () => {
  const backupTo = '/proc';
  expect(await onPlace({ backupTo })).toEqual([expect.stringMatching(/^consider BACKUP_KEY is not set/)]);
  expect(await onPlace({ backupTo, backupKey: 'AGE-SECRET-KEY-1…' })).toEqual([]);
});

test('the newest backup that was noted has to be in its folder', async () => {
  const file = 'site-2026-11-29T203000Z.tar.age';
  const counts = { bytes: 1, rows: 1, files: 1, problem: null };
  await noteRun({ kind: 'backup', file, startedAt: new Date(), ...counts });
  const look = async () => checkNewestBackup(env(), await backupState());
  expect(await look()).toMatchObject([
    { level: 'stop', what: expect.stringContaining(`${file}, is not in`) },
  ]);
  fs.mkdirSync(path.join(dataDir, 'backups'));
  fs.writeFileSync(path.join(dataDir, 'backups', file), 'x');
  expect(await look()).toEqual([]);
});
