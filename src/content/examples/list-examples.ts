import type { Where } from 'payload';
import { database } from '#platform/database.ts';
import { tableOf } from '../collections/content-collection.ts';
import { titleOfRecord } from '../collections/title-of-record.ts';
import { contentService } from '../read/content-service.ts';
import { type ExampleRow, ledgerSql } from './example-ledger.ts';
import { type Fate, fateOf } from './fate-of-example.ts';
import { type ExampleCollection, exampleCollections } from './read-examples.ts';

export type ListedExample = {
  collection: ExampleCollection;
  id: number;
  title: string;
  kind: string;
  isPublished: boolean;
  isOfSet: boolean;
  fate: Fate;
};

/** Every record that is marked as an example or was loaded as one, with its end when the set is removed. */
export async function listExamples(): Promise<ListedExample[]> {
  const [service, { rows }] = await Promise.all([contentService(), database().query<ExampleRow>(ledgerSql)]);
  const lists = exampleCollections.map(async (collection): Promise<ListedExample[]> => {
    const ofSet = new Map(
      rows.flatMap((row) => (row.collection === collection && row.isThere ? [[row.recordId, row]] : [])),
    );
    const where: Where = { or: [{ isExample: { equals: true } }, { id: { in: [0, ...ofSet.keys()] } }] };
    const { docs } = await service.find({
      ...{ collection, where, sort: ['position', 'id'], pagination: false, depth: 0, overrideAccess: true },
    });
    const { config } = service.collections[collection];
    return docs.map((doc) => {
      const row = ofSet.get(doc.id);
      const facts = { isOfSet: row !== undefined, isTouched: row?.isTouched ?? true };
      return {
        ...{ collection, id: doc.id, title: titleOfRecord(config, { ...doc }) },
        kind: String(config.labels.singular),
        isPublished: doc._status === 'published',
        isOfSet: facts.isOfSet,
        fate: fateOf({ ...facts, isMarked: doc.isExample === true }),
      };
    });
  });
  return (await Promise.all(lists)).flat();
}

/** Whether visitors see an example. Asks the database alone. */
export async function areExamplesPublished(): Promise<boolean> {
  const tables = exampleCollections.map((slug) => tableOf({ slug }));
  const each = tables.map((table) => `SELECT FROM ${table} WHERE is_example AND _status = 'published'`);
  const { rows } = await database().query<{ isSo: boolean }>(
    `SELECT EXISTS (${each.join(' UNION ALL ')}) AS "isSo"`,
  );
  return rows[0]?.isSo ?? false;
}
