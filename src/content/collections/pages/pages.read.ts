import type { DataFromCollectionSlug, Field, Where } from 'payload';
import type { Locale } from '#ui/language/locales.ts';
import { relatedId } from '../../fields/related-id.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import type { PageContent } from '../../model.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';

/** A published page by its record's number; nothing when there is none (never made, unpublished, deleted). */
export const pageRecord = listSource<PageContent | undefined>({
  name: 'page',
  tables: ['pages'],
  versionsSql: `
    SELECT id::text AS asked, xmin::text AS version FROM pages
     WHERE _status = 'published' AND id = ANY($1::text[]::int[])`,
  read: (id, locale) => readOne({ id: { equals: Number(id) } }, locale),
});

/** The same by its key. */
export const pageWithContentKey = listSource<PageContent | undefined>({
  name: 'page-with-key',
  tables: ['pages'],
  versionsSql: `
    SELECT content_key AS asked, id || ':' || xmin AS version FROM pages
     WHERE _status = 'published' AND content_key = ANY($1)`,
  read: (key, locale) => readOne({ contentKey: { equals: key } }, locale),
});

async function readOne(where: Where, locale: Locale): Promise<PageContent | undefined> {
  const [stored] = await findRecords('pages', { where, limit: 1, locale });
  if (!stored) return undefined;
  const { fields } = (await contentService()).collections.pages.config;
  return reshapePage(stored, fields, locale);
}

function reshapePage(stored: DataFromCollectionSlug<'pages'>, fields: Field[], locale: Locale): PageContent {
  const { parent, ...plain } = toPlainData(fields, stored, locale);
  return {
    ...plain,
    id: stored.id,
    parentId: relatedId(parent),
    picture: plain.picture || plain.path,
    hideHeader: plain.hideHeader ?? false,
    hideFooter: plain.hideFooter ?? true,
    isIndexed: plain.isIndexed ?? true,
    status: plain.status === 404 ? 404 : 200,
    blocks: plain.blocks ?? [],
  };
}
