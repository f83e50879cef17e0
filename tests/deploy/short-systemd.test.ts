import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';

/** The shipped unit, checked by systemd itself. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const program = '/opt/chhatri/current/bin/node';

/** A copy that starts a program which this machine has. */
function unit(): string {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const file = path.join(folder, 'chhatri@.service');
  const text = fs.readFileSync('deploy/systemd/chhatri@.service', 'utf8');
  expect(text).toContain(program);
  fs.writeFileSync(file, text.replaceAll(program, process.execPath));
  return file;
}

describe.skipIf(!hasSystemd)('the unit of an instance', () => {
  test('is one that systemd accepts without a word', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit()], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('is exposed by 1.5 of 10 at most', () => {
    const judge = () =>
      execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=15', unit()], {
        stdio: 'pipe',
      });
    expect(judge).not.toThrow();
  });
});

describe.skipIf(process.getuid?.() !== 0)('the command beside the unit', () => {
  /** The script with a release, a state folder and settings of its own, for the user `nobody`. */
  function installed() {
    const folder = temporaryFolder();
    onTestFinished(() => removeFolder(folder));
    fs.chmodSync(folder, 0o755);
    const release = path.join(folder, 'current');
    fs.mkdirSync(path.join(release, 'bin'), { recursive: true });
    fs.mkdirSync(path.join(release, 'scripts'));
    fs.copyFileSync(process.execPath, path.join(release, 'bin/node'));
    const tells =
      'console.log(JSON.stringify([process.getuid(), process.env.DATA_DIR, process.env.OIDC_SCOPES, process.env.DATABASE_URL, process.argv.slice(2)]))';
    fs.writeFileSync(path.join(release, 'scripts/tell.mjs'), tells);
    const settings = path.join(folder, 'env');
    fs.writeFileSync(
      settings,
      'OIDC_SCOPES=openid profile email\nDATABASE_URL=postgres://db/x?sslmode=verify-full&application_name=y\n',
    );
    const group = execFileSync('id', ['-gn', 'nobody'], { encoding: 'utf8' }).trim();
    const text = fs
      .readFileSync('deploy/systemd/chhatri', 'utf8')
      .replaceAll('-o chhatri -g chhatri', `-o nobody -g ${group}`)
      .replaceAll('--user chhatri', '--user nobody')
      .replaceAll('/opt/chhatri/current', release)
      .replaceAll('/var/lib/chhatri', path.join(folder, 'state'))
      .replaceAll('/etc/chhatri/env', settings);
    const file = path.join(folder, 'chhatri');
    fs.writeFileSync(file, text, { mode: 0o755 });
    return { file, state: path.join(folder, 'state') };
  }

  test('runs a script with the settings, the data folder and the user of an instance', () => {
    const { file, state } = installed();
    const said = execFileSync(file, ['tell', 'FILE', '--settings'], { encoding: 'utf8' });
    const { uid } = fs.statSync(path.join(state, '3000'));
    expect(uid).not.toBe(0);
    expect(JSON.parse(said)).toEqual([
      uid,
      path.join(state, '3000'),
      'openid profile email',
      'postgres://db/x?sslmode=verify-full&application_name=y',
      ['FILE', '--settings'],
    ]);
    const other = execFileSync(file, ['tell'], {
      encoding: 'utf8',
      env: { ...process.env, INSTANCE: '3001' },
    });
    expect(JSON.parse(other)[1]).toBe(path.join(state, '3001'));
    for (const shared of ['uploads', 'files'])
      expect(fs.realpathSync(path.join(state, '3001', shared))).toBe(
        path.join(fs.realpathSync(state), shared),
      );
  });

  test('names its commands where none is given', () => {
    const { status, stderr } = spawnSync(installed().file, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('backup, restore')]);
  });
});

test('its log is kept for at least 180 days', () => {
  const settings = fs.readFileSync('deploy/systemd/journald@chhatri.conf', 'utf8');
  const [, days] = /^MaxRetentionSec=(\d+)day$/m.exec(settings) ?? [];
  expect(Number(days)).toBeGreaterThanOrEqual(180);
  expect(fs.readFileSync('deploy/systemd/chhatri@.service', 'utf8')).toMatch(/^LogNamespace=chhatri$/m);
});

test('it waits longer for the end than the end may take', () => {
  const text = fs.readFileSync('deploy/systemd/chhatri@.service', 'utf8');
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text)?.[1]);
  // Draining, requests in hand for 15 seconds, and the steps after them for as long.
  expect(seconds('TimeoutStopSec')).toBeGreaterThan(seconds('DRAIN_SECONDS') + 30);
});
