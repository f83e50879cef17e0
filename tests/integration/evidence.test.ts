import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const secrets = {
  APP_SECRET: 'the-secret-of-this-test-has-forty-letters',
  RISK_PARTNER_SECRET: 'wagtails-4711',
};
setEnvironment({ ...secrets, BACKUP_TIME: '02:30', ALERTS_TO: 'ciso@broker.example' });

import { asvsSummary } from '#desk/evidence/asvs/all-lines.ts';
import { writeEvidence } from '#desk/evidence/write-evidence.ts';
import { evidenceRoutes as routes } from '#desk/screens/evidence/evidence.routes.tsx';
import { openSession } from '#desk/session/open-session.ts';
import { noteRun } from '#platform/backup/runs.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { sampleOrigin, withSecondFactor } from '../support/authenticator.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';

/** What an auditor is handed, as a folder and as a page: true of this site, and without a secret. */
withDatabase();
withContentService();

const folder = path.join(temporaryFolder(), 'handed-over');
afterAll(() => removeFolder(path.dirname(folder)));
const fileOf = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const administrator = {
  id: 1,
  name: 'A',
  email: 'a@broker.example',
  role: 'administrator',
  sessionId: '',
} as const;

beforeAll(async () => {
  const { id } = await staffMember('compliance');
  await rowsOf(`update users set name = 'Meera | Iyer', email = 'meera@broker.example' where id = $1`, [id]);
  await withSecondFactor(id);
  await openSession({ userId: id, from: sampleOrigin, with: 'code' });
  const run = { file: 'x.age', startedAt: new Date(), bytes: 1, rows: 4711, files: 12 };
  await noteRun({ ...run, kind: 'drill', problem: null });
  await noteRun({ ...run, kind: 'backup', problem: 'the disk is full' });
  await rowsOf(
    `insert into staff.incidents (what, noticed_at, who) values ('A laptop was stolen', now(), 'x')`,
  );
});

test('the folder has every part, for its user alone, with sums that check', async () => {
  const bill = temporaryFolder();
  fs.writeFileSync(path.join(bill, 'site.cdx.json'), '{"bomFormat":"CycloneDX"}');
  const { files } = await writeEvidence(folder, bill);
  removeFolder(bill);
  expect(fs.readdirSync(folder).sort()).toEqual([...files].sort());
  const tables = ['asvs', 'contacts', 'backups', 'staff', 'incidents', 'retention', 'settings'];
  expect([...files].sort()).toEqual(
    ['SHA256SUMS', 'evidence.md', 'site.cdx.json', ...tables.map((name) => `${name}.csv`)].sort(),
  );
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of files) expect(fs.statSync(path.join(folder, name)).mode & 0o777, name).toBe(0o600);
  expect(() =>
    execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder }),
  ).not.toThrow();
});

test('what it says is so', () => {
  expect(fileOf('staff.csv')).toMatch(
    /"Meera \| Iyer","meera@broker\.example","Compliance","yes","\d.+","1"/,
  );
  expect(fileOf('backups.csv')).toMatch(/"Trial restore","\d.+","4711","12",""/);
  expect(fileOf('backups.csv')).toMatch(/"Backup","never","","","\d.+: the disk is full"/);
  expect(fileOf('retention.csv')).toMatch(
    /"public\.call_from_experts","A request for a call","of visitors","24 months","the daily deletion"/,
  );
  expect(fileOf('retention.csv')).toMatch(/"staff\.audit_log","","of staff","36 months"/);
  expect(fileOf('contacts.csv')).toContain('"ciso@broker.example"');
  expect(fileOf('settings.csv')).toContain('"BACKUP_TIME","02:30","the environment"');
  expect(fileOf('settings.csv')).toContain('"APP_SECRET","(kept secret)"');
  expect(fileOf('asvs.csv').trim().split('\r\n')).toHaveLength(254);
  expect(fileOf('evidence.md')).toContain(asvsSummary());
  expect(fileOf('evidence.md')).toContain('| Meera \\| Iyer | meera@broker.example |');
});

test('nothing in it is secret, nor what an incident was about', () => {
  const all = fs.readdirSync(folder).map(fileOf).join('\n');
  for (const secret of [...Object.values(secrets), 'laptop']) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/postgres(ql)?:\/\/[^\s"|]*@/);
});

test('the desk shows the same', async () => {
  const { status, html } = await deskAs(administrator, { routes, path: '/evidence' });
  expect(status).toBe(200);
  for (const shown of [asvsSummary(), 'meera@broker.example', '4711', '24 months', 'ciso@broker.example'])
    expect(html).toContain(shown);
  expect(html.match(/<details>/g)).toHaveLength(17);
  for (const secret of Object.values(secrets)) expect(html).not.toContain(secret);
});
