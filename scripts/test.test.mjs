import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a name that begins no suite fails before anything is installed, and says which there are', () => {
  const script = path.resolve(import.meta.dirname, 'test.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'journys'], { encoding: 'utf8' });
  expect(stderr).toContain('No suite begins with "journys".');
  expect(stderr).toContain('\n  - Journeys in Chromium\n');
  expect(stdout).not.toContain('0 failed');
  expect(status).toBe(1);
});
