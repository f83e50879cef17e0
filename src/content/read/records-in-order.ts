import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { tableOf } from '../collections/content-collection.ts';
import type { PlainData } from '../fields/plain-data.ts';
import { toPlainData } from '../fields/to-plain-data.ts';
import { contentService } from './content-service.ts';
import { findRecords } from './find-records.ts';
import { type ListSource, listSource } from './list-source.ts';

/** The collections whose records are where their editors put them (`orderField`). */
type OrderedSlug = {
  [Slug in CollectionSlug]: DataFromCollectionSlug<Slug> extends { position: number } ? Slug : never;
}[CollectionSlug];

type Found<Slug extends CollectionSlug> = { id: number } & PlainData<DataFromCollectionSlug<Slug>>;

/** All published records of a collection, in the order of its editors. Asked with the empty text. */
export function recordsInOrder<Slug extends OrderedSlug>(slug: Slug): ListSource<Found<Slug>[]> {
  const table = tableOf({ slug });
  return listSource<Found<Slug>[]>({
    name: slug,
    tables: [table],
    versionsSql: `
      SELECT asked, md5(string_agg(id || ':' || xmin, ',' ORDER BY position, id)) AS version
        FROM ${table}, unnest($1::text[]) AS asked WHERE _status = 'published' GROUP BY asked`,
    async read(_asked, locale) {
      const found = await findRecords(slug, { sort: ['position', 'id'], locale });
      const { fields } = (await contentService()).collections[slug].config;
      return found.map((stored) => ({ id: stored.id, ...toPlainData(fields, stored, locale) }));
    },
  });
}
