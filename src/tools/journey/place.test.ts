import { expect, test } from 'vitest';
import { addressOf, type Place, placeAt } from './place.ts';

const base = '/risk-janampatri';
const at = (address: string) => placeAt(base, new URL(address, 'http://localhost'));

test.each<Place>([
  { at: 'question', page: 'loan', isChange: false },
  { at: 'question', page: 'loan', isChange: true },
  { at: 'check' },
  { at: 'load' },
])('an address says the place that it was made of: %j', (place) => {
  expect(at(addressOf(base, place))).toEqual(place);
});

test.each([
  base,
  `${base}/questions`,
  `${base}/questions/loan/more`,
  `${base}/result/abc`,
  `${base}/check/1`,
  `${base}-2/check`,
  '/',
])('%s is no place of the journey', (address) => {
  expect(at(address)).toBeUndefined();
});
