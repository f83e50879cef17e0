import { expect, test } from 'vitest';
import { quickMoments } from './quick-moments.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: ['2026-11-30'] };
const at = (moment: string) => new Date(`${moment}+05:30`);
const labels = (now: string, slot?: string) =>
  quickMoments(at(now), hours, slot ? at(slot) : null).map(({ label }) => label);

test('later today, and the next two days on which we call, at the time of day that they chose', () => {
  expect(labels('2026-11-28T11:04', '2026-11-28T16:00')).toEqual([
    'Today, 13:30',
    'Tue 1 Dec, 16:00',
    'Wed 2 Dec, 16:00',
  ]);
});

test('without a slot at the time that it is now, within calling hours', () => {
  expect(labels('2026-11-28T11:44')).toContain('Tue 1 Dec, 11:30');
  expect(labels('2026-11-28T07:00')).toContain('Tue 1 Dec, 10:00');
  expect(labels('2026-11-28T22:10')).toEqual(['Tue 1 Dec, 18:30', 'Wed 2 Dec, 18:30']);
});

test('today is not offered where less than two hours are left, nor on a day without calls', () => {
  expect(labels('2026-11-27T17:00')).not.toContainEqual(expect.stringMatching(/^Today/));
  expect(labels('2026-11-29T11:00')).not.toContainEqual(expect.stringMatching(/^Today/));
  expect(quickMoments(at('2026-11-28T11:00'), hours, null)[1]?.value).toBe('2026-12-01T11:00');
});
