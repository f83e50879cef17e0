import type { LedgerRow } from './read-ledger.ts';
import { isMadeFrom } from './seed-digest.ts';

/** The step for one seed record. */
export type SeedStep = { does: 'add' } | { does: 'update'; recordId: number };
export type PlannedSeed = { collection: string; key: string; step: SeedStep };
export type SeedRecord = { collection: string; key: string; digest: string };

/**
 * The rule of upgrades (an operator who upgrades gets new pages and keeps their own): what is missing is added,
 * what no one has touched is brought up to date, what staff have changed or deleted is left.
 */
export function planSeeding(seeds: readonly SeedRecord[], ledger: readonly LedgerRow[]): PlannedSeed[] {
  const rows = new Map(ledger.map((row) => [nameOf(row), row]));
  return seeds.flatMap(({ collection, key, digest }): PlannedSeed[] => {
    const row = rows.get(nameOf({ collection, key }));
    if (!row) return [{ collection, key, step: { does: 'add' } }];
    if (!row.isThere || row.isTouched || isMadeFrom(row.seedDigest, digest)) return [];
    return [{ collection, key, step: { does: 'update', recordId: row.recordId } }];
  });
}

/**
 * Records whose seed is gone and that no one has touched: they make way for a seed that takes their address, and
 * stay otherwise.
 */
export function makingWay(seeds: readonly SeedRecord[], ledger: readonly LedgerRow[]): LedgerRow[] {
  const wanted = new Set(seeds.map(nameOf));
  return ledger.filter((row) => !wanted.has(nameOf(row)) && row.isThere && !row.isTouched);
}

export function nameOf({ collection, key }: Pick<LedgerRow, 'collection' | 'key'>): string {
  return `${collection} ${key}`;
}
