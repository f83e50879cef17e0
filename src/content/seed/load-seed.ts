import type { Field, Payload } from 'payload';
import { describeError, log } from '#platform/log.ts';
import { contentCollections } from '../collections/collections.ts';
import { markdownReader } from '../fields/markdown.ts';
import { versionOf } from '../read/source.ts';
import { judgeSeedFiles, type Seed, type SeedFiles } from './read-seed-files.ts';
import { type LedgerRow, readLedger } from './seed-ledger.ts';
import { planSeeding, type SeedStep } from './seed-plan.ts';
import { type CompleteSeed, retireRecord, type SeedWork, seedGlobal, seedRecord } from './seed-record.ts';

export type SeedReport = { added: number; updated: number; retired: number; refused: number };

/** Is there anything to seed? Asks the database alone; the content service is opened only for work. */
export async function isSeedingNeeded(files: SeedFiles): Promise<boolean> {
  const ledger = await readLedger();
  const isGlobalNew = files.globals.some(({ global, seed }) => isNew(ledger, global.slug, versionOf(seed)));
  return isGlobalNew || planSeeding(completeSeeds(files), recordsOnly(ledger, files)).length > 0;
}

/**
 * Brings the seed's records into the database, a transaction a record: a process that is killed half way goes on
 * where it stopped. What the content service refuses (its address is taken by a page of the staff's) is logged
 * and tried again at the next start.
 * @throws SeedError
 */
export async function loadSeed(service: Payload, files: SeedFiles): Promise<SeedReport> {
  const fieldsOf = (slug: string): readonly Field[] =>
    service.config.collections.find((collection) => collection.slug === slug)?.fields ?? [];
  judgeSeedFiles(files, fieldsOf);
  const ledger = await readLedger();
  const ids = new Map(ledger.filter(({ isThere }) => isThere).map((row) => [nameOf(row), row.recordId]));
  const work: SeedWork = {
    service,
    fieldsOf,
    richText: await markdownReader(service.config),
    recordIdOf: (collection, key) => ids.get(nameOf({ collection, key })),
  };

  for (const { global, seed } of files.globals) {
    const { slug, fromSeed } = global;
    const digest = versionOf(seed);
    if (!isNew(ledger, slug, digest)) continue;
    const former = ledger.find(({ collection }) => collection === slug);
    await seedGlobal(work, { slug, data: fromSeed?.(seed) ?? seed, digest }, former);
  }

  const seeds = completeSeeds(files);
  const report: SeedReport = { added: 0, updated: 0, retired: 0, refused: 0 };
  for (const { collection, key, step } of planSeeding(seeds, recordsOnly(ledger, files))) {
    const seed = seeds.find((candidate) => candidate.collection === collection && candidate.key === key);
    const id = await take(work, { collection, key, seed }, step);
    if (id !== undefined) ids.set(nameOf({ collection, key }), id);
    report[id === undefined ? 'refused' : outcomes[step.does]] += 1;
  }
  return report;
}

const outcomes = { add: 'added', update: 'updated', retire: 'retired' } as const;

type Taken = { collection: string; key: string; seed: CompleteSeed | undefined };

/** @returns the record's number; nothing when the content service refuses the record */
async function take(
  work: SeedWork,
  { collection, key, seed }: Taken,
  step: SeedStep,
): Promise<number | undefined> {
  try {
    if (step.does === 'retire') {
      const known = contentCollections.find(({ slug }) => slug === collection);
      if (known) await retireRecord(work, { collection: known.slug, key, recordId: step.recordId });
      return step.recordId;
    }
    return seed && (await seedRecord(work, seed, step));
  } catch (error) {
    // Whatever else it is (the database is away) would not be mended by going on.
    if ((error as { name?: string }).name !== 'ValidationError') throw error;
    log.warn('seed record refused', { collection, key, ...describeError(error) });
    return undefined;
  }
}

/** Every record's seed, those that others name before the others. */
function completeSeeds({ collections }: SeedFiles): CompleteSeed[] {
  return collections.flatMap(({ collection, key, seeds }) => {
    const { slug, seed: place } = collection;
    const complete = seeds.map((seed, position) => {
      const whole = { ...seed, ...place?.complete?.(seed, position) };
      return { collection: slug, key: String(seed[key]), digest: versionOf(whole), seed: whole };
    });
    const depth = (seed: Seed): number => {
      const above = seeds.find((other) => seed.parent !== undefined && other[key] === seed.parent);
      return above ? depth(above) + 1 : 0;
    };
    return complete.sort((a, b) => depth(a.seed) - depth(b.seed));
  });
}

function recordsOnly(ledger: readonly LedgerRow[], { globals }: SeedFiles): LedgerRow[] {
  const slugs: string[] = globals.map(({ global }) => global.slug);
  return ledger.filter(({ collection }) => !slugs.includes(collection));
}

function isNew(ledger: readonly LedgerRow[], slug: string, digest: string): boolean {
  return ledger.find(({ collection }) => collection === slug)?.seedDigest !== digest;
}

function nameOf({ collection, key }: { collection: string; key: string }): string {
  return `${collection} ${key}`;
}
