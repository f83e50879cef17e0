import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { startSite } from '../support/journey-site.ts';

const backups = temporaryFolder();
const newMachine = temporaryFolder();
afterAll(() => {
  for (const folder of [backups, newMachine]) removeFolder(folder);
});

function run(script: 'backup' | 'restore', environment: Record<string, string>, ...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(process.execPath, [`dist/server/${script}.js`, ...args], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH, HOME, ...environment },
  });
}

test('A backup of the running site fills a new machine, which serves the same pages', {
  timeout: 240_000,
}, async () => {
  const { environment, dataDir, url } = inject('site');
  const ofSite = { ...environment, DATA_DIR: dataDir, BACKUP_TO: backups };
  const made = run('backup', ofSite);
  expect(made.status, made.stderr).toBe(0);
  expect(made.stdout).toContain('Keep a copy of that key');
  const [name = ''] = fs.readdirSync(backups).filter((each) => each.endsWith('.tar.age'));
  const file = path.join(backups, name);

  expect(run('restore', ofSite, file, '--replace').stderr).toContain('A site runs on this database.');
  const alone = { DATA_DIR: newMachine };
  expect(run('restore', alone, file).stderr).toContain('Set BACKUP_KEY to the key');
  const BACKUP_KEY = fs.readFileSync(path.join(dataDir, 'backup.key'), 'utf8').trim();
  const other = run('restore', { ...alone, BACKUP_KEY, APP_SECRET: 'x'.repeat(32) }, file);
  expect(other.stderr).toContain('APP_SECRET is not the one');
  expect(fs.readFileSync(path.join(newMachine, 'restored.env'), 'utf8')).toContain(environment.APP_SECRET);

  const restored = run('restore', { ...alone, BACKUP_KEY }, file);
  expect(restored.status, restored.stderr).toBe(0);
  expect(restored.stdout).toMatch(/Restored and counted: [\d,]+ rows of \d+ tables and [\d,]+ files/);
  expect(run('restore', { ...alone, BACKUP_KEY }, file).stderr).toContain('The database is not empty.');
  expect(fs.readFileSync(path.join(newMachine, 'app.secret'), 'utf8')).toBe(environment.APP_SECRET);

  const { DATABASE_URL, APP_SECRET, ...settings } = environment;
  const site = await startSite({ ...settings, ...alone, DESK: 'off' });
  try {
    const mainOf = async (page: string) => /<main[\s\S]*<\/main>/.exec(await (await fetch(page)).text())?.[0];
    const restoredPage = await mainOf(`${site.url}/about-us`);
    expect(restoredPage).toContain('<h1');
    expect(restoredPage).toBe(await mainOf(`${url}/about-us`));
  } finally {
    await site.stop();
  }
});
