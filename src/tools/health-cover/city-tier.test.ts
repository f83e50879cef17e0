import { expect, test } from 'vitest';
import { tierOf } from './city-tier.ts';
import { listOf } from './numbers.ts';
import { seededContent } from './seeded-content.ts';

const { parameters } = seededContent;
const lists = { metros: listOf(parameters, 'metros'), tier2: listOf(parameters, 'tier-2-places') };

test.each([
  ['Mumbai, Maharashtra', 'metro'],
  ['mumbai', 'metro'],
  ['Bombay', 'metro'],
  ['Delhi', 'metro'],
  ['PIMPRI CHINCHWAD', 'metro'],
  ['Kochi, Kerala', 'tier-2'],
  ['Cochin', 'tier-2'],
  ['Aurangabad, Maharashtra', 'tier-2'],
  ['Aurangabad', 'tier-2'],
  ['Aurangabad, Bihar', 'tier-3'],
  ['Ziro, Arunachal Pradesh', 'tier-3'],
  ['Mumbra', 'tier-3'],
  ['', 'tier-3'],
])('%s is counted as %s', (city, tier) => {
  expect(tierOf(city, lists)).toBe(tier);
});
