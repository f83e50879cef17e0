import fc from 'fast-check';
import { expect, test } from 'vitest';
import { borneOf, faultOfStart, type Layer, layerKinds, sharingOf } from './sharing.ts';

const lakh = 100_000;
const base: Layer = { kind: 'base', limitInr: 5 * lakh };
const topUp: Layer = { kind: 'top-up', limitInr: 20 * lakh, startsAtInr: 5 * lakh };
const superTopUp: Layer = { ...topUp, kind: 'super-top-up' };

const inLakh = (bills: number[], layers: Layer[]) =>
  sharingOf(
    bills.map((bill) => bill * lakh),
    layers,
  ).map(({ paidInr, openInr }) => [...paidInr, openInr].map((sum) => sum / lakh));

test.each([
  [
    'a super top-up counts the bills of the year',
    [3, 4],
    [base, superTopUp],
    [
      [3, 0, 0],
      [2, 2, 0],
    ],
  ],
  [
    'a plain top-up counts each bill alone',
    [3, 4],
    [base, topUp],
    [
      [3, 0, 0],
      [2, 0, 2],
    ],
  ],
  ['a plain top-up pays what one bill has above its start', [8], [base, topUp], [[5, 3, 0]]],
  [
    'an excess is borne of each bill',
    [1, 2],
    [{ kind: 'excess', limitInr: lakh / 2 }, base],
    [
      [0.5, 0.5, 0],
      [0.5, 1.5, 0],
    ],
  ],
  [
    'limits end',
    [30, 1],
    [base, superTopUp],
    [
      [5, 20, 5],
      [0, 0, 1],
    ],
  ],
] as [string, number[], Layer[], number[][]][])('%s', (_, bills, layers, shared) => {
  expect(inLakh(bills, layers)).toEqual(shared);
});

const sum = fc.integer({ min: 1, max: 100 * lakh });
const anyBills = fc.array(sum, { minLength: 1, maxLength: 3 });
const anyLayer = fc.record({ kind: fc.constantFrom(...layerKinds), limitInr: sum, startsAtInr: sum });
const anyLayers = fc.array(anyLayer, { minLength: 1, maxLength: 4 });

test('every bill is paid to the rupee by somebody, and no limit of a year is passed', () => {
  fc.assert(
    fc.property(anyBills, anyLayers, (bills, layers) => {
      const sharings = sharingOf(bills, layers);
      sharings.forEach((sharing, index) => {
        const all = sharing.paidInr.reduce((total, paid) => total + paid, sharing.openInr);
        expect(all).toBe(bills[index]);
        expect(Math.min(sharing.openInr, ...sharing.paidInr)).toBeGreaterThanOrEqual(0);
        expect(borneOf(sharing, layers)).toBeGreaterThanOrEqual(sharing.openInr);
      });
      layers.forEach(({ kind, limitInr }, place) => {
        const paid = sharings.reduce((total, { paidInr }) => total + (paidInr[place] ?? 0), 0);
        if (kind !== 'excess') expect(paid).toBeLessThanOrEqual(limitInr);
      });
    }),
  );
});

test('above one base a super top-up never leaves more to the insured than a plain one of the same size', () => {
  fc.assert(
    fc.property(anyBills, sum, sum, (bills, start, limitInr) => {
      const openOf = (kind: 'top-up' | 'super-top-up') =>
        sharingOf(bills, [
          { kind: 'base', limitInr: start },
          { kind, limitInr, startsAtInr: start },
        ]).reduce((total, { openInr }) => total + openInr, 0);
      expect(openOf('super-top-up')).toBeLessThanOrEqual(openOf('top-up'));
    }),
  );
});

test('a top-up without a start, and a start of anything else, are refused in words', () => {
  expect(faultOfStart('super-top-up', undefined)).toBe('Enter the sum above which this layer begins to pay.');
  expect(faultOfStart('top-up', 0)).toBe('Enter the sum above which this layer begins to pay.');
  expect(faultOfStart('base', 5)).toBe(
    'Only a top-up begins above a sum: for any other layer, leave this empty.',
  );
  expect(faultOfStart('top-up', 5)).toBeUndefined();
  expect(faultOfStart('excess', undefined)).toBeUndefined();
});
