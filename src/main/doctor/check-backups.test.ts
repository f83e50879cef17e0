import { expect, test } from 'vitest';
import type { BackupRun } from '#platform/backup/runs.ts';
import { checkBackups } from './check-backups.ts';

const run = (kind: BackupRun['kind'], day: string): BackupRun => {
  const moment = new Date(`${day}T00:00:00Z`);
  return {
    kind,
    file: 'x',
    startedAt: moment,
    finishedAt: moment,
    bytes: 1,
    rows: 1,
    files: 1,
    problem: null,
  };
};
const now = new Date('2026-11-24T06:00:00Z');
const good = {
  backup: { lastGood: run('backup', '2026-11-24') },
  drill: { lastGood: run('drill', '2026-11-20') },
};
const levels = (...given: Parameters<typeof checkBackups>) =>
  checkBackups(...given).map(({ level }) => level);

test('without a schedule it asks for one, with one it wants a fresh backup and a drill of the week', () => {
  expect(levels(good, undefined, now)).toEqual(['consider']);
  expect(levels(good, '02:30', now)).toEqual([]);
  expect(levels({ ...good, backup: { lastGood: run('backup', '2026-11-22') } }, '02:30', now)).toEqual([
    'stop',
  ]);
  expect(levels({ backup: {}, drill: {} }, '02:30', now)).toEqual(['stop', 'stop']);
});
