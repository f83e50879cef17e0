import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { seedFaqs, seedPage, seedPost } from './seed.schema.ts';

/** A seed file that does not hold to its schema; names the file and the place. */
export class SeedError extends Error {
  override name = 'SeedError';
}

function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const parsed = schema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
      if (parsed.success) return parsed.data;
      const [first] = parsed.error.issues;
      throw new SeedError(`${file}: ${first?.path.join('.')}: ${first?.message}`);
    });
}

function readFile<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/** Everything in `content/`. @throws SeedError */
export function readSeedFiles(folder: string) {
  return {
    pages: readFolder(path.join(folder, 'pages'), seedPage),
    faqs: readFolder(path.join(folder, 'faqs'), seedFaqs).flat(),
    posts: readFolder(path.join(folder, 'posts'), seedPost),
    settings: readFile<Record<string, unknown>>(path.join(folder, 'settings.json')),
    menus: readFile<Record<string, unknown>>(path.join(folder, 'menus.json')),
  };
}

export type SeedFiles = ReturnType<typeof readSeedFiles>;
