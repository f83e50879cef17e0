import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ BACKUP_KEEP_DAYS: '3' });

import { BackupsPart } from '#desk/screens/upkeep/backups-part.tsx';
import { drill } from '#main/backup/drill.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { scheduledRun } from '#main/backup/scheduled-run.ts';
import { isDrillDue, overdue } from '#platform/backup/overdue.ts';
import { backupState } from '#platform/backup/runs.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

withDatabase();

const backups = path.join(dataDir, 'backups');
const sent = path.join(dataDir, 'files/a-file-of-somebody-1');
const kept = path.join(dataDir, 'files/a-file-of-somebody-2');
const backupFiles = () => fs.readdirSync(backups).filter((name) => name.endsWith('.tar.age'));
const drillDatabases = () => rowsOf(`select datname from pg_database where datname like 'drill%'`);

test('a drill counts every row and file, leaves no database behind, and refuses a backup without a file that a row names', {
  timeout: 300_000,
}, async () => {
  fs.mkdirSync(path.dirname(sent), { recursive: true });
  for (const file of [sent, kept]) fs.writeFileSync(file, 'a résumé');
  await rowsOf(
    `insert into enquiry.uploads (id, sha256) values ('a-file-of-somebody-1', 'x'), ('a-file-of-somebody-2', 'x')`,
  );
  const good = await makeBackup(path.join(dataDir, 'good.tar.age'));
  expect(await drill(good.file)).toMatchObject({ rows: good.rows, files: 2 });
  fs.rmSync(sent);
  const bad = await makeBackup(path.join(dataDir, 'bad.tar.age'));
  await expect(drill(bad.file)).rejects.toThrow('1 files of files/ that rows name are not in the backup.');
  expect(await drillDatabases()).toEqual([]);
});

test('the daily run drills once a week, notes both for the desk, says why one failed, and removes old backups', {
  timeout: 300_000,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await scheduledRun();
  const failed = await backupState();
  expect(failed.backup.lastGood?.file).toBe(backupFiles()[0]);
  expect(failed.drill).toMatchObject({ last: { problem: expect.stringContaining('that rows name') } });
  expect(overdue(failed, new Date())).toEqual({ backup: false, drill: true });
  const drawn = (state: typeof failed) =>
    renderToStaticMarkup(BackupsPart({ state, isScheduled: true, late: overdue(state, new Date()) }));
  expect(drawn(failed)).toMatch(
    /Last trial restore:<\/b> none yet\..*The trial restore of .* failed: 1 files/,
  );

  fs.writeFileSync(sent, 'a résumé');
  const old = Date.now() / 1000 - 4 * 86_400;
  for (const name of backupFiles()) fs.utimesSync(path.join(backups, name), old, old);
  await scheduledRun();
  expect(backupFiles()).toHaveLength(1);
  const state = await backupState();
  expect(overdue(state, new Date())).toEqual({ backup: false, drill: false });
  expect(isDrillDue(state, new Date())).toBe(false);
  expect(isDrillDue(state, new Date(Date.now() + 7 * 86_400_000))).toBe(true);
  expect(overdue(state, new Date(Date.now() + 10 * 86_400_000))).toEqual({ backup: true, drill: true });
  expect(drawn(state)).toMatch(
    /rows and 2 files .* were restored next to the site and counted in \d+ seconds/,
  );
});
