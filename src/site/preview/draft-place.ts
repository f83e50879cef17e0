import type { CollectionSlug } from 'payload';
import { contentCollections } from '#content/collections/collections.ts';
import { tableOf } from '#content/collections/content-collection.ts';
import { contentService } from '#content/read/content-service.ts';
import type { RecordOfContent } from '#content/read/draft-view.ts';
import { database } from '#platform/database.ts';
import { blocks } from '../blocks/blocks.ts';
import { blockThatShows } from '../blocks/shows.ts';

/** Which record's page is rendered, and at which path it would be. */
export type DraftPlace = { record: string; path: string };

/** Collections whose drafts can be looked at as visitors would see them. */
export const previewedCollections: readonly CollectionSlug[] = contentCollections
  .filter(({ slug, pathOf }) => pathOf !== undefined || blockThatShows(slug, blocks) !== undefined)
  .map(({ slug }) => slug);

/** Where a record's newest draft would be seen: at its own address, or on the first page that shows its kind. */
export async function draftPlace({ collection, id }: RecordOfContent): Promise<DraftPlace | undefined> {
  const known = contentCollections.find(({ slug }) => slug === collection);
  if (!known || !previewedCollections.includes(known.slug)) return undefined;
  const service = await contentService();
  const options = { draft: true, depth: 0, overrideAccess: true, disableErrors: true } as const;
  const draft = await service.findByID({ collection: known.slug, id, ...options });
  if (!draft) return undefined;
  const { pathOf } = known;
  if (!pathOf) return pageThatShows(collection, Reflect.get(draft, 'group'));
  const path = pathOf({ path: Reflect.get(draft, 'path'), slug: Reflect.get(draft, 'slug') });
  return { record: `${tableOf(known)}/${id}`, path };
}

/** @param group of a question: each has a page of its own */
async function pageThatShows(collection: string, group: unknown): Promise<DraftPlace | undefined> {
  const blockType = blockThatShows(collection, blocks);
  const block = typeof group === 'string' ? { blockType, group } : { blockType };
  const { rows } = await database().query<DraftPlace>(
    `SELECT 'pages/' || record.id AS record, record.path
       FROM pages record JOIN pages_locales words ON words._parent_id = record.id
      WHERE record._status = 'published' AND words.blocks @> $1::jsonb ORDER BY record.id LIMIT 1`,
    [JSON.stringify([block])],
  );
  return rows[0];
}
