import { type LedgerRow, readLedger } from './read-ledger.ts';
import type { Seed, SeedFiles } from './read-seed-files.ts';
import { digestOf, isMadeFrom } from './seed-digest.ts';
import { planSeeding } from './seed-plan.ts';
import type { CompleteSeed } from './seed-record.ts';

/** Is there anything to seed? Asks the database alone; the content service is opened only for work. */
export async function isSeedingNeeded(files: SeedFiles): Promise<boolean> {
  const ledger = await readLedger();
  const isGlobalNew = files.globals.some(({ global, ...seeded }) =>
    isNew(ledger, global.slug, digestOf(seeded)),
  );
  return isGlobalNew || planSeeding(completeSeeds(files), recordsOnly(ledger, files)).length > 0;
}

/** Every record's seed, those that others name before the others. */
export function completeSeeds({ collections }: SeedFiles): CompleteSeed[] {
  return collections.flatMap(({ collection, key, seeds, drafts, catalogues }) => {
    const { slug, seed: place } = collection;
    const complete = seeds.map((seed, position) => {
      const whole = { ...seed, ...place?.complete?.(seed, position) };
      const isDraft = drafts.has(String(seed[key]));
      const own = catalogues[position] ?? new Map();
      const digest = digestOf({ seed: isDraft ? { ...whole, isDraft } : whole, catalogues: own });
      return { collection: slug, key: String(seed[key]), digest, seed: whole, isDraft, catalogues: own };
    });
    const depth = (seed: Seed): number => {
      const above = seeds.find((other) => seed.parent !== undefined && other[key] === seed.parent);
      return above ? depth(above) + 1 : 0;
    };
    return complete.sort((a, b) => depth(a.seed) - depth(b.seed));
  });
}

export function recordsOnly(ledger: readonly LedgerRow[], { globals }: SeedFiles): LedgerRow[] {
  const slugs: string[] = globals.map(({ global }) => global.slug);
  return ledger.filter(({ collection }) => !slugs.includes(collection));
}

export function isNew(ledger: readonly LedgerRow[], slug: string, digest: string): boolean {
  const row = ledger.find(({ collection }) => collection === slug);
  return !row || !isMadeFrom(row.seedDigest, digest);
}
