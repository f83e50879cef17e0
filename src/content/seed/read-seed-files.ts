import fs from 'node:fs';
import path from 'node:path';
import type { DataFromCollectionSlug, Field } from 'payload';
import type { z } from 'zod';
import { judgeSeed } from '../fields/judge-seed.ts';
import type { Seed } from '../fields/plain.ts';
import { seedFaqs, seedPost } from './seed.schema.ts';

/** A seed file that does not hold to its definition; names the file, the places and the reasons. */
export class SeedError extends Error {
  override name = 'SeedError';
}

export type SeedPage = Seed<DataFromCollectionSlug<'pages'>>;

/** @returns the files below that hold JSON, in the order of their names */
function filesIn(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** @param fields what the records are judged by @throws SeedError */
function readRecord<Record>(file: string, fields: readonly Field[]): Record {
  const seed = readFile<Record>(file);
  const faults = judgeSeed(fields, seed);
  if (faults.length === 0) return seed;
  throw new SeedError(faults.map(({ place, reason }) => `${file}: ${place}: ${reason}`).join('\n'));
}

function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
  return filesIn(folder).map((file) => {
    const parsed = schema.safeParse(readFile(file));
    if (parsed.success) return parsed.data;
    const [first] = parsed.error.issues;
    throw new SeedError(`${file}: ${first?.path.join('.')}: ${first?.message}`);
  });
}

function readFile<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/**
 * Everything in `content/`.
 * @param pageFields those of the collection of pages, its blocks among them
 * @throws SeedError
 */
export function readSeedFiles(folder: string, pageFields: readonly Field[]) {
  return {
    pages: filesIn(path.join(folder, 'pages')).map((file) => readRecord<SeedPage>(file, pageFields)),
    faqs: readFolder(path.join(folder, 'faqs'), seedFaqs).flat(),
    posts: readFolder(path.join(folder, 'posts'), seedPost),
    settings: readFile<Record<string, unknown>>(path.join(folder, 'settings.json')),
    menus: readFile<Record<string, unknown>>(path.join(folder, 'menus.json')),
  };
}

export type SeedFiles = ReturnType<typeof readSeedFiles>;
