import { spawnSync } from 'node:child_process';
import { expect, inject, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';

function check(environment: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(process.execPath, ['scripts/doctor.mjs'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH, HOME, ...environment },
  });
}

test('The go-live check reads a filled site: its placeholders, its licence, its staff', () => {
  const { environment, dataDir, url } = inject('site');
  const { status, stdout, stderr } = check({ ...environment, DATA_DIR: dataDir, SITE_URL: url });
  expect(status, stderr).toBe(1);
  for (const finding of [
    'The setting company.cin is a placeholder',
    'The licence was valid until',
    'assumptions of “Health calculator” are not signed off.',
    'A staff account has the e-mail administrator@example.com',
  ])
    expect(stdout).toContain(finding);
  expect(stdout).not.toContain('cannot be read');
});

test('With the database away it says so, and what else it found', () => {
  const dataDir = temporaryFolder();
  const { environment } = inject('site');
  const away = 'postgres://nobody@127.0.0.1:1/none';
  const { status, stdout, stderr } = check({ ...environment, DATA_DIR: dataDir, DATABASE_URL: away });
  removeFolder(dataDir);
  expect(status, stderr).toBe(1);
  for (const finding of [
    'The database cannot be reached',
    'The settings cannot be read: ',
    'The site uses chhatri, the placeholder brand',
  ])
    expect(stdout).toContain(finding);
  expect(stdout).not.toContain('has no content');
});
