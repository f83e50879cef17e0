import { expect, test } from 'vitest';
import { caseStatus } from './case-status.ts';

const now = new Date('2026-11-30T11:04:00+05:30');
const yesterday = new Date('2026-11-29T17:00:00+05:30');
const nothing = { outcome: null, dueAt: null, firstCallAt: null, closedAt: null, askedAgainAt: null };
const resting = { ...nothing, state: 'resting', attempts: 0, updatedAt: yesterday } as const;
const tonight = new Date('2026-11-30T18:30:00+05:30');
const taken = { ...nothing, state: 'taken', attempts: 0, dueAt: tonight, updatedAt: yesterday } as const;

test.each([
  ['First call, due today 18:30', {}],
  ['Next step, due today 18:30', { firstCallAt: yesterday }],
  ['Second attempt, due today 18:30', { firstCallAt: yesterday, attempts: 1 }],
])('a taken case: %s', (words, changes) => {
  expect(caseStatus({ ...taken, ...changes }, now)).toEqual({ words, isLate: false });
});

test.each([
  ['Rests since yesterday: nobody answered twice', { attempts: 2 }],
  ['Rests since yesterday: nothing is planned', { attempts: 1 }],
  ['Rests since yesterday: asked by mail whether the call is still wanted', { askedAgainAt: yesterday }],
])('%s', (words, changes) => {
  expect(caseStatus({ ...resting, ...changes }, now)).toEqual({ words, isLate: false });
});
