import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { asvsSummary } from '#desk/evidence/asvs/all-lines.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { logIn, untilStaffSideAnswers } from '../support/journey-staff.ts';

withBrowser();

test('One command writes what an auditor asks for, beside the running site', () => {
  const { environment, dataDir, url } = inject('site');
  const folder = path.join(temporaryFolder(), 'for-the-auditor');
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/evidence.mjs', '--to', folder], {
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH, HOME, ...environment, DATA_DIR: dataDir, SITE_URL: url },
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(asvsSummary());
  const named = (ending: string) => fs.readdirSync(folder).find((name) => name.endsWith(ending)) ?? '';
  const bill = JSON.parse(fs.readFileSync(path.join(folder, named('.cdx.json')), 'utf8'));
  expect([bill.bomFormat, bill.components.length > 300]).toEqual(['CycloneDX', true]);
  expect(fs.readFileSync(path.join(folder, named('.licences.txt')), 'utf8')).toMatch(/^hono [\d.]+: MIT$/m);
  expect(fs.readFileSync(path.join(folder, 'staff.csv'), 'utf8')).toContain('administrator@example.com');
  removeFolder(path.dirname(folder));
});

test('On a phone an administrator reads the evidence, and logs out from its foot', async () => {
  await untilStaffSideAnswers();
  const desk = await visit('/admin', { width: 390, expects: /status of 403/ });
  await logIn(desk, inject('site').staff);
  await desk.goto('/desk/account');
  await desk.getByRole('link', { name: 'Open the evidence' }).click();
  await desk.getByText(asvsSummary()).waitFor();
  await desk.getByText(/^V6 Logging in: \d+ held/).click();
  await desk.getByRole('cell', { name: '6.3.3', exact: true }).waitFor();
  await expectAccessible(desk);
  expect(await desk.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await desk.getByRole('link', { name: 'Log out' }).click();
  await desk.getByRole('button', { name: 'Log out' }).click();
  await desk.getByText('You are logged out.').waitFor();
});
