import { expect, test } from 'vitest';
import { digestOf, isMadeFrom } from './seed-digest.ts';

const seed = { name: 'Cruise' };
const inHindi = (name: string) => new Map([['hi', new Map([['Cruise', name]])]] as const);
const english = digestOf({ seed, catalogues: new Map() });
const both = digestOf({ seed, catalogues: inHindi('क्रूज़') });

test('a record with a translation that is not published any more needs nothing', () => {
  expect(isMadeFrom(both, english)).toBe(true);
  expect(isMadeFrom(both, both)).toBe(true);
});

test('a record needs a translation that is new, a changed one, and a changed seed', () => {
  expect(isMadeFrom(english, both)).toBe(false);
  expect(isMadeFrom(both, digestOf({ seed, catalogues: inHindi('जहाज़') }))).toBe(false);
  expect(isMadeFrom(both, digestOf({ seed: { name: 'Cruises' }, catalogues: inHindi('क्रूज़') }))).toBe(false);
  expect(isMadeFrom('', english)).toBe(false);
});
