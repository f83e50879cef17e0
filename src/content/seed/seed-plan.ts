import type { LedgerRow } from './read-ledger.ts';

export type PlannedSeed = { collection: string; key: string; step: SeedStep };

/** What becomes of one seed record. */
export type SeedStep =
  | { does: 'add' }
  | { does: 'update'; recordId: number }
  /** It is of no seed any more, and nobody has touched it. */
  | { does: 'retire'; recordId: number };

export type SeedRecord = { collection: string; key: string; digest: string };

/**
 * The rule of upgrades (an operator who upgrades gets new pages and keeps their own): what is missing is added,
 * what nobody has touched is brought up to date, what staff have changed or deleted is left.
 */
export function planSeeding(seeds: readonly SeedRecord[], ledger: readonly LedgerRow[]): PlannedSeed[] {
  const rows = new Map(ledger.map((row) => [nameOf(row), row]));
  const wanted = new Set(seeds.map(nameOf));
  const retired = ledger
    .filter((row) => !wanted.has(nameOf(row)) && row.isThere && !row.isTouched)
    .map(
      ({ collection, key, recordId }): PlannedSeed => ({
        collection,
        key,
        step: { does: 'retire', recordId },
      }),
    );
  const planned = seeds.flatMap(({ collection, key, digest }): PlannedSeed[] => {
    const row = rows.get(nameOf({ collection, key }));
    if (!row) return [{ collection, key, step: { does: 'add' } }];
    if (!row.isThere || row.isTouched || row.seedDigest === digest) return [];
    return [{ collection, key, step: { does: 'update', recordId: row.recordId } }];
  });
  // First what goes: another record may take its address.
  return [...retired, ...planned];
}

function nameOf({ collection, key }: Pick<LedgerRow, 'collection' | 'key'>): string {
  return `${collection} ${key}`;
}
