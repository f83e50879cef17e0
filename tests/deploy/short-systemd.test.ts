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
