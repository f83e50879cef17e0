import type { News, NewsCard } from '../../articles.model.ts';
import { relatedId } from '../../fields/related-id.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';
import { newsFolder } from './news.collection.ts';

/** How many of the last a list shows; each older one is at its address still. */
const maxListed = 50;

/** The list entries of our news, the newest first. Asked with the empty text. */
export const latestNews = listSource<NewsCard[]>({
  name: 'latest-news',
  tables: ['news'],
  versionsSql: `
    SELECT asked, (SELECT md5(string_agg(id || ':' || xmin::text, ',' ORDER BY id)) FROM news
                    WHERE _status = 'published') AS version FROM unnest($1::text[]) AS asked`,
  async read(_asked, locale) {
    const found = await findRecords('news', { sort: ['-sortDate', '-id'], limit: maxListed, locale });
    const { fields } = (await contentService()).collections.news.config;
    return found.map((stored) => {
      const { slug, title, lead, sortDate, picture } = toPlainData(fields, stored, locale);
      return { path: newsFolder + slug, title, lead, sortDate, pictureId: relatedId(picture) };
    });
  },
});

/** Asked with a record's number. */
export const newsRecord = listSource<News | undefined>({
  name: 'news-record',
  tables: ['news'],
  versionsSql: `
    SELECT id::text AS asked, xmin::text AS version FROM news
     WHERE _status = 'published' AND id = ANY($1::text[]::int[])`,
  async read(id, locale) {
    const where = { id: { equals: Number(id) } };
    const [stored] = await findRecords('news', { where, limit: 1, locale });
    if (!stored) return undefined;
    const { fields } = (await contentService()).collections.news.config;
    const { picture, ...news } = toPlainData(fields, stored, locale);
    return { ...news, pictureId: relatedId(picture) };
  },
});
