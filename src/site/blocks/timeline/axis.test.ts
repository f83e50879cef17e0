import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf } from './axis.ts';

const days = fc.array(fc.integer({ min: -400, max: 20_000 }), { minLength: 1, maxLength: 12 });

test('time never runs backwards on it, and stays on the line', () => {
  fc.assert(
    fc.property(days, fc.boolean(), (moments, goesOn) => {
      const { placeOf, tears } = axisOf(moments, goesOn);
      const places = [...new Set([0, ...moments])].sort((a, b) => a - b).map(placeOf);
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual((goesOn ? 88 : 100) + 1e-9);
        if (index > 0) expect(place).toBeGreaterThan(places[index - 1] ?? 0);
      }
      expect(tears.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('within a piece lengths are to scale', () => {
  const { placeOf, tears } = axisOf([365, 730, 1095], false);
  expect(tears).toEqual([]);
  expect([0, 365, 730, 1095].map((day) => Math.round(placeOf(day)))).toEqual([0, 33, 67, 100]);
});

test('a day beside a year is seen, and the line says where its measure changes', () => {
  const { placeOf, tears } = axisOf([1, 30, 730], false);
  expect(placeOf(1)).toBeGreaterThan(4);
  expect(tears).toHaveLength(2);
  for (const tear of tears) expect([0, 1, 30, 730].map(placeOf)).not.toContain(tear);
});

test('what goes on beyond the last moment has room to', () => {
  expect(axisOf([36, 60], true).placeOf(60)).toBeCloseTo(88);
});

test('one moment alone is no line to fall over', () => {
  expect(axisOf([], true).placeOf(0)).toBe(0);
});
