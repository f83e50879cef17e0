import type { Field, Payload } from 'payload';
import { describeError, log } from '#platform/log.ts';
import { markdownReader } from '../fields/markdown.ts';
import { type LedgerRow, readLedger } from './read-ledger.ts';
import { type SeedFiles, validateSeedFiles } from './read-seed-files.ts';
import { inTakenLanguages, isRefusal } from './refused-translation.ts';
import { digestOf } from './seed-digest.ts';
import { completeSeeds, isNew, recordsOnly } from './seed-needs.ts';
import { makingWay, nameOf, planSeeding, type SeedStep } from './seed-plan.ts';
import { type CompleteSeed, type SeedWork, seedGlobal, seedRecord } from './seed-record.ts';

export type SeedReport = { added: number; updated: number; refused: number };

/**
 * Brings the seed's records into the database, a transaction a record: a process that is killed half way goes on
 * where it stopped. What the content service refuses (its address is taken by a page of the staff's) is logged
 * and tried again at the next start; of a record that it refuses in one language alone, the others are there.
 * @throws SeedError
 */
export async function loadSeed(service: Payload, files: SeedFiles): Promise<SeedReport> {
  const fieldsOf = (slug: string): readonly Field[] =>
    [...service.config.collections, ...service.config.globals].find((config) => config.slug === slug)
      ?.fields ?? [];
  validateSeedFiles(files, fieldsOf);
  const ledger = await readLedger();
  const ids = new Map(ledger.filter(({ isThere }) => isThere).map((row) => [nameOf(row), row.recordId]));
  const work: SeedWork = {
    service,
    fieldsOf,
    richText: await markdownReader(service.config),
    recordIdOf: (collection, key) => ids.get(nameOf({ collection, key })),
  };

  for (const { global, seed, catalogues } of files.globals) {
    const { slug, fromSeed } = global;
    const digest = digestOf({ seed, catalogues });
    if (!isNew(ledger, slug, digest)) continue;
    const former = ledger.find(({ collection }) => collection === slug);
    const written = fromSeed?.(seed) ?? seed;
    await inTakenLanguages({ collection: slug, key: '' }, catalogues, (taken) =>
      seedGlobal(work, { slug, written, digest, catalogues: taken }, former),
    );
  }

  const seeds = completeSeeds(files);
  const records = recordsOnly(ledger, files);
  const old = makingWay(seeds, records);
  const report: SeedReport = { added: 0, updated: 0, refused: 0 };
  for (const { collection, key, step } of planSeeding(seeds, records)) {
    const seed = seeds.find((candidate) => candidate.collection === collection && candidate.key === key);
    const id = seed && (await take(work, seed, step, old));
    if (id !== undefined) ids.set(nameOf({ collection, key }), id);
    report[id === undefined ? 'refused' : outcomes[step.does]] += 1;
  }
  return report;
}

const outcomes = { add: 'added', update: 'updated' } as const;

/** @returns the record's number; nothing when the content service refuses the record */
async function take(
  work: SeedWork,
  seed: CompleteSeed,
  step: SeedStep,
  old: LedgerRow[],
): Promise<number | undefined> {
  const { collection, key } = seed;
  try {
    return await inTakenLanguages({ collection, key }, seed.catalogues, (catalogues) =>
      seedRecord(work, { ...seed, catalogues }, step, old),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn('seed record refused', { collection, key, ...describeError(error) });
    return undefined;
  }
}
