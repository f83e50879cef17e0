import fs from 'node:fs';
import path from 'node:path';

/** The collections that a fresh site has nothing true for, and that come with examples (`content/examples/`). */
export const exampleCollections = ['team', 'partners', 'contact', 'reviews'] as const;
export type ExampleCollection = (typeof exampleCollections)[number];

export type Example = { collection: ExampleCollection; key: string; record: Record<string, unknown> };

/** The example set as its files have it. */
export function readExamples(folder = path.join('content', 'examples')): Example[] {
  return exampleCollections.flatMap((collection) => {
    const text = fs.readFileSync(path.join(folder, `${collection}.json`), 'utf8');
    const records = JSON.parse(text) as (Record<string, unknown> & { key: string })[];
    return records.map(({ key, ...record }) => ({ collection, key, record }));
  });
}
