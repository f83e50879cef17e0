import { isData } from '../fields/walk-fields.ts';
import type { Seed } from './read-seed-files.ts';

/**
 * What a seed has and a stored record has not: a setting that came with a new version. Groups are gone through;
 * a list that is there is the staff's own, however short.
 */
export function missingParts(seed: Seed, stored: object): Seed {
  const there = stored as Seed;
  const missing = Object.entries(seed).flatMap(([name, value]) => {
    const own = there[name];
    if (own === null || own === undefined) return [[name, value]];
    if (!isData(value) || !isData(own)) return [];
    const parts = missingParts(value, own);
    return Object.keys(parts).length > 0 ? [[name, { ...own, ...parts }]] : [];
  });
  return Object.fromEntries(missing);
}
