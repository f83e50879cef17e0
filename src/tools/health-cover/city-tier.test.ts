import { expect, test } from 'vitest';
import cities from '../../../content/data/cities.json' with { type: 'json' };
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
  ['Mumbai (Maharashtra)', 'metro'],
  ['Aurangabad (Bihar)', 'tier-3'],
  ['Delhi NCR', 'metro'],
  ['Bengalooru', 'metro'],
  ['Banaras', 'tier-2'],
  ['Panjim', 'tier-2'],
  ['S.A.S. Nagar', 'tier-2'],
  ['Hubli-Dharwad', 'tier-2'],
  ['Rajamahendravaram, Andhra Pradesh', 'tier-2'],
  ['', 'tier-3'],
])('%s is counted as %s', (city, tier) => {
  expect(tierOf(city, lists)).toBe(tier);
});

test('a place counts the same under each of its names', () => {
  const differing = Object.entries<Record<string, string[]>>(cities.formerNames).flatMap(([state, places]) =>
    Object.entries(places).filter(([name, former]) => {
      const tiers = [name, ...former].map((each) => tierOf(`${each}, ${state}`, lists));
      return new Set(tiers).size > 1;
    }),
  );
  expect(differing).toEqual([]);
});
