import fs from 'node:fs';
import path from 'node:path';
import type { Field } from 'payload';
import { env } from '#platform/env.ts';
import { contentCollections, contentGlobals } from '../collections/collections.ts';
import type { ContentCollection, ContentGlobal } from '../collections/content-collection.ts';
import { validateSeed } from '../fields/validate-seed.ts';
import { type Catalogues, mergeCatalogues, readCatalogues } from '../translation/catalogues.ts';

/** A seed file that does not match its definition; names the file, the places and the reasons. */
export class SeedError extends Error {
  override name = 'SeedError';
}

/** A record as its file has it, Markdown and all. */
export type Seed = Record<string, unknown>;

export type SeedFiles = {
  collections: {
    collection: ContentCollection;
    key: string;
    seeds: Seed[];
    /** Where each of the seeds lies. */
    files: string[];
    /** Keys of those that no visitor sees before staff have published them: their files say `isDraft`. */
    drafts: ReadonlySet<string>;
    /** The texts of each seed in the other languages. */
    catalogues: Catalogues[];
  }[];
  globals: { global: ContentGlobal; seed: Seed; files: string[]; catalogues: Catalogues }[];
};

/** Every broker's first content, and over it that of the brand. */
const seedFolders = () => ['content', path.join(env().brandDir, 'content')];

/**
 * Everything in these folders, as it was written. The text of a later one is laid over that of an earlier one, value by
 * value: over the settings, the menus, and the record with the same key.
 */
export function readSeedFiles(folders: string[] = seedFolders()): SeedFiles {
  return {
    collections: contentCollections.flatMap((collection) => {
      if (!collection.seed) return [];
      const { folder: part, key } = collection.seed;
      const read = folders.flatMap((folder) =>
        filesIn(path.join(folder, part)).flatMap((file) => readRecords(folder, file)),
      );
      const records = [...Map.groupBy(read, (record) => record.seed[key] ?? record).values()];
      return [
        {
          collection,
          key,
          seeds: records.map((layers): Seed => Object.assign({}, ...layers.map(({ seed }) => seed))),
          drafts: new Set(read.flatMap(({ seed, isDraft }) => (isDraft ? [String(seed[key])] : []))),
          files: records.map((layers) => layers.map(({ file }) => file).join(', ')),
          catalogues: records.map((layers) => mergeCatalogues(layers.map(({ catalogues }) => catalogues))),
        },
      ];
    }),
    globals: contentGlobals.map((global) => {
      const read = folders
        .map((folder) => ({ folder, file: path.join(folder, global.seedFile) }))
        .filter(({ file }) => fs.existsSync(file));
      const files = read.map(({ file }) => file);
      const catalogues = mergeCatalogues(read.map(({ folder, file }) => readCatalogues(folder, file)));
      return { global, files, catalogues, seed: Object.assign({}, ...files.map((file) => readFile(file))) };
    }),
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
export function validateSeedFiles(
  { collections, globals }: SeedFiles,
  fieldsOf: (slug: string) => readonly Field[],
): void {
  const ofGlobals = globals.flatMap(({ global, seed, files }) =>
    validateSeed(global.config.fields, global.fromSeed?.(seed) ?? seed).map(
      ({ place, reason }) => `${files.join(', ')}: ${place}: ${reason}`,
    ),
  );
  const ofRecords = collections.flatMap(({ collection, seeds, files }) =>
    seeds.flatMap((seed, index) =>
      validateSeed(fieldsOf(collection.slug), seed).map(
        ({ place, reason }) => `${files[index]}: ${place}: ${reason}`,
      ),
    ),
  );
  const faults = [...ofGlobals, ...ofRecords];
  if (faults.length > 0) throw new SeedError(faults.join('\n'));
}

/** @returns the JSON files in the folder, in the order of their names */
function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

type ReadRecord = { file: string; seed: Seed; isDraft: boolean; catalogues: Catalogues };

function readRecords(folder: string, file: string): ReadRecord[] {
  const records = readFile<Seed | Seed[]>(file);
  const catalogues = readCatalogues(folder, file);
  return (Array.isArray(records) ? records : [records]).map(({ isDraft, ...seed }) => ({
    file,
    seed,
    isDraft: isDraft === true,
    catalogues,
  }));
}

function readFile<T = Seed>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
