import { expect, test } from 'vitest';
import type { LedgerRow } from './read-ledger.ts';
import { makingWay, planSeeding } from './seed-plan.ts';

const seed = { collection: 'pages', key: 'cruise', digest: 'new' };
const row: LedgerRow = {
  collection: 'pages',
  key: 'cruise',
  recordId: 7,
  seedDigest: 'old',
  isTouched: false,
  isThere: true,
};

test('a record that was never seeded is added', () => {
  expect(planSeeding([seed], [])).toEqual([{ collection: 'pages', key: 'cruise', step: { does: 'add' } }]);
});

test('an untouched record is brought up to date', () => {
  expect(planSeeding([seed], [row]).map(({ step }) => step)).toEqual([{ does: 'update', recordId: 7 }]);
});

test.each([
  ['is the same as before', { seedDigest: 'new' }],
  ['was changed by staff', { isTouched: true }],
  ['was deleted by staff', { isThere: false, isTouched: true }],
])('a record that %s is left', (_what, changes) => {
  expect(planSeeding([seed], [{ ...row, ...changes }])).toEqual([]);
});

test('a record whose seed is gone makes way for another, unless staff have touched it', () => {
  const rows = [row, { ...row, key: 'ours', isTouched: true }, { ...row, key: 'rail' }];
  expect(makingWay([{ ...seed, key: 'rail' }], rows)).toEqual([row]);
});
