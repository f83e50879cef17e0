import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { copyProject } from '../support/fault-clone.ts';
import { expectStoredOnce, openEmbeddedLedger } from '../support/fault-ledger.ts';
import { say } from '../support/fault-say.ts';
import { type FaultSite, freePort, newSite } from '../support/fault-site.ts';
import { type Ask, newAsk, newSession, send } from '../support/fault-visitor.ts';
import { until } from '../support/fault-wait.ts';
import { openRunbook } from '../support/runbook.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';
import { operatorsEnvironment, type Said, shell } from '../support/shell.ts';

/** A site is backed up and lost, and comes back on a bare machine, then on the same one, by the runbook's own lines. */
// The command of an instance under systemd has its own test.
const runbook = openRunbook('restore.md', { elsewhere: /^age |^npm run restore --$/ });
const tidyUp = tidyUpAfterwards();
const maxMinutes = 15;
const first = newAsk();
let old: FaultSite;
let machine: string;
let backups: string;
let dataDir: string;
let url: string;

beforeAll(async () => {
  old = await newSite();
  tidyUp(() => old.remove());
  await copySeededCluster(old.dataDir);
  await old.start();
  await askFor(old.url, first);
  const copy = copyProject();
  tidyUp(() => copy.remove());
  machine = copy.folder;
  dataDir = path.join(machine, '.data');
  backups = path.join(machine, 'backups');
  fs.mkdirSync(backups);
});

async function askFor(site: string, ask: Ask): Promise<void> {
  const { body } = await send(site, await newSession(site), ask);
  ask.references.push(String(body.data?.reference));
}

const sample = /\/backups\/site-2026\S*/;
const file = () => path.join(backups, 'site-2026-11-24T203000Z.tar.age');
const onMachine = (command: string): Said =>
  shell(command.replace(sample, file()).replace(/ \/backups\//, ` ${backups}/`), { cwd: machine });

/** `npm start` until it serves. @returns how to stop it, as Ctrl-C does */
async function serve(): Promise<() => Promise<void>> {
  const command = runbook.command(/^npm start$/);
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: machine,
    env: operatorsEnvironment({}),
    stdio: 'pipe',
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString('utf8')).slice(-4000);
    });
  await until('the restored site serves', 300_000, async () => {
    if (child.exitCode !== null) throw new Error(`It ended instead of serving:\n${printed}`);
    return (await fetch(`${url}/readyz/save`).catch(() => undefined))?.status === 200;
  });
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    // npm may be gone before the site is.
    await until('the site has ended', 60_000, async () => !(await findRunningPostgres(dataDir)));
  };
}

async function expectStored(asks: Ask[]): Promise<void> {
  const ledger = await openEmbeddedLedger(dataDir);
  await expectStoredOnce(ledger, asks);
  await ledger.close();
}

test('on a new machine: the key, the settings, the restore, and it serves what the old one had', {
  timeout: 900_000,
}, async () => {
  const variables = {
    ...{ DATA_DIR: old.dataDir, APP_SECRET: 'a secret for fault tests, the same after every kill' },
    ...{ SUPPORT_EMAIL: 'support@example.com', DESK: 'off', CAPTCHA: 'off', RATE_LIMITS: 'off' },
    ...{ SITE_URL: old.url, STAFF_SECOND_FACTOR: 'off', PAGE_PACKING: 'quick' },
  };
  expect(shell(`npm run backup -- ${file()}`, { variables })).toMatchObject({ status: 0 });
  const key = fs.readFileSync(path.join(old.dataDir, 'backup.key'), 'utf8').trim();
  const wrong = onMachine(runbook.command(/--settings$/));
  expect([wrong.status, wrong.output]).toEqual([1, expect.stringContaining('Set BACKUP_KEY')]);

  const begun = performance.now();
  onMachine(runbook.command(/^echo/).replace('AGE-SECRET-KEY-1…', key));
  expect(onMachine(runbook.command(/--settings$/))).toMatchObject({ status: 0 });
  const restored = path.join(dataDir, 'restored.env');
  expect(fs.statSync(restored).mode & 0o777).toBe(0o600);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const settings = { ...quotedSettings(restored), SITE_URL: url, PORT: String(port) };
  for (const [name, value] of Object.entries(settings))
    fs.appendFileSync(path.join(machine, '.env'), `${name}="${value}"\n`);
  fs.rmSync(restored);

  const { status, output } = onMachine(runbook.command(/^npm run restore -- \/backups\S+$/));
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(/Restored and counted: [\d,]+ rows of \d+ tables/),
  ]);
  expect(output).toContain('People erased again: 0.');
  expect(output).toContain('All sessions of staff have ended');
  const stop = await serve();
  const minutes = (performance.now() - begun) / 60_000;
  say('restored on a new machine', { minutes: Math.round(minutes * 10) / 10 });
  expect(minutes).toBeLessThan(maxMinutes);
  expect(onMachine(runbook.command(/^npm run doctor$/)).output).not.toContain('cannot be reached');
  const second = newAsk();
  await askFor(url, second);
  await expectStored([first, second]);
  await stop();
});

/** What still applies, as the person chooses who reads it; its folder and port are the machine's. */
function quotedSettings(restored: string): Record<string, string> {
  const wanted = [
    'APP_SECRET',
    'SUPPORT_EMAIL',
    'DESK',
    'CAPTCHA',
    'RATE_LIMITS',
    'STAFF_SECOND_FACTOR',
    'PAGE_PACKING',
  ];
  const all = Object.entries(parseEnv(fs.readFileSync(restored, 'utf8')));
  return Object.fromEntries(
    all.flatMap(([name, value = '']) => (wanted.includes(name) ? [[name, value]] : [])),
  );
}

test('on the same machine: what is there is kept, and replaced', { timeout: 900_000 }, async () => {
  const refused = onMachine(runbook.command(/^npm run restore -- \/backups\S+$/));
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('add --replace')]);
  expect(onMachine(runbook.command(/before-restore/))).toMatchObject({ status: 0 });
  const replace = runbook.command(/--replace$/).replace('FILE', '/backups/site-2026.tar.age');
  const replaced = onMachine(replace);
  expect([replaced.status, replaced.output]).toEqual([0, expect.stringContaining('Restored and counted')]);
  const stop = await serve();
  await expectStored([first]);
  const ledger = await openEmbeddedLedger(dataDir);
  expect(await ledger.rows('select from call_from_experts')).toHaveLength(1);
  await ledger.close();
  await stop();
});
