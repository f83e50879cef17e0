import { spawnSync } from 'node:child_process';
import { expect, inject, test } from 'vitest';

test('The go-live check reads a filled site: its placeholders, its licence, its staff', () => {
  const { environment, dataDir, url } = inject('site');
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.mjs'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH, HOME, ...environment, DATA_DIR: dataDir, SITE_URL: url },
  });
  expect(status, stderr).toBe(1);
  for (const finding of [
    'The setting company.cin is a placeholder',
    'The licence was valid until',
    'A staff account has the e-mail administrator@example.com',
  ])
    expect(stdout).toContain(finding);
  expect(stdout).not.toContain('cannot be read');
});
