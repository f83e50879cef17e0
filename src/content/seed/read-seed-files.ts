import fs from 'node:fs';
import path from 'node:path';
import type { Field } from 'payload';
import { contentCollections, contentGlobals } from '../collections/collections.ts';
import type { ContentCollection, ContentGlobal } from '../collections/content-collection.ts';
import { judgeSeed } from '../fields/judge-seed.ts';

/** A seed file that does not hold to its definition; names the file, the places and the reasons. */
export class SeedError extends Error {
  override name = 'SeedError';
}

/** A record as its file has it, Markdown and all. */
export type Seed = Record<string, unknown>;

export type SeedFiles = {
  /** `files` names for each of the seeds where it lies. */
  collections: { collection: ContentCollection; key: string; seeds: Seed[]; files: string[] }[];
  globals: { global: ContentGlobal; seed: Seed }[];
};

/** Everything in `content/`, as it is written. */
export function readSeedFiles(folder: string): SeedFiles {
  return {
    collections: contentCollections.flatMap((collection) => {
      if (!collection.seed) return [];
      const read = filesIn(path.join(folder, collection.seed.folder)).flatMap(readRecords);
      const [seeds, files] = [read.map(({ seed }) => seed), read.map(({ file }) => file)];
      return [{ collection, key: collection.seed.key, seeds, files }];
    }),
    globals: contentGlobals.map((global) => ({ global, seed: readFile(path.join(folder, global.seedFile)) })),
  };
}

/** The records of one collection, as they are written. @param Record the shape that the caller knows them to have */
export function seedsOf<Record = Seed>({ collections }: SeedFiles, slug: string): Record[] {
  return (collections.find(({ collection }) => collection.slug === slug)?.seeds ?? []) as Record[];
}

/**
 * @param fieldsOf the fields of a collection, its blocks among them
 * @throws SeedError with all that is wrong, a line each
 */
export function judgeSeedFiles(
  { collections }: SeedFiles,
  fieldsOf: (slug: string) => readonly Field[],
): void {
  const faults = collections.flatMap(({ collection, seeds, files }) =>
    seeds.flatMap((seed, index) =>
      judgeSeed(fieldsOf(collection.slug), seed).map(
        ({ place, reason }) => `${files[index]}: ${place}: ${reason}`,
      ),
    ),
  );
  if (faults.length > 0) throw new SeedError(faults.join('\n'));
}

/** @returns the files below that hold JSON, in the order of their names */
function filesIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

function readRecords(file: string): { file: string; seed: Seed }[] {
  const records = readFile<Seed | Seed[]>(file);
  return (Array.isArray(records) ? records : [records]).map((seed) => ({ file, seed }));
}

function readFile<T = Seed>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
