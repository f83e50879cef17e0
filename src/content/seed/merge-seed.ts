import { isData } from '../fields/walk-fields.ts';
import { versionOf } from '../read/source.ts';
import type { Seed } from './read-seed-files.ts';

export type SeedMerge = {
  /** As this version has it. */
  seed: Seed;
  /** As the version before had it; nothing where that is not known. */
  former?: Seed;
  /** As it is stored now, in a seed's shape. */
  stored: Seed;
};

/**
 * Returns the changes to a single record that many people edit, such as the settings: missing values are added, values
 * that are still as the version before had them are brought up to date, and everything else is the staff's. Groups are
 * gone through; a list is one value.
 */
export function mergeSeed({ seed, former = {}, stored }: SeedMerge): Seed {
  const changes = Object.entries(seed).flatMap(([name, value]) => {
    const [own, old] = [stored[name], former[name]];
    if (own === null || own === undefined) return [[name, value]];
    if (isData(value) && isData(own)) {
      const inner = mergeSeed({ seed: value, former: isData(old) ? old : {}, stored: own });
      return Object.keys(inner).length > 0 ? [[name, { ...own, ...inner }]] : [];
    }
    const isUntouched = old !== undefined && said(own) === said(old);
    return isUntouched && said(value) !== said(own) ? [[name, value]] : [];
  });
  return Object.fromEntries(changes);
}

/** Two values say the same when they differ in nothing but what is empty, off, or a number of the service's own. */
function said(value: unknown): string {
  return versionOf(withoutEmpty(value));
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isData(value)) return value;
  const kept = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, inner]) => [name, withoutEmpty(inner)] as const)
    .filter(([, inner]) => !isEmpty(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
