import { dateInIndia } from '#platform/clock.ts';
import type { Issue, IssueCard } from '../../articles.model.ts';
import { toPlainData } from '../../fields/to-plain-data.ts';
import { contentService } from '../../read/content-service.ts';
import { findRecords } from '../../read/find-records.ts';
import { listSource } from '../../read/list-source.ts';
import { issueFolder } from './newsletters.collection.ts';

/** How many of the last issues a list shows; each older one is at its address still. */
const maxListed = 50;

/** The list entries of the issues that were sent, the newest first. Asked with the empty text. */
export const sentIssues = listSource<IssueCard[]>({
  name: 'sent-issues',
  tables: ['newsletters'],
  versionsSql: `
    SELECT asked, (SELECT md5(string_agg(id || ':' || xmin::text, ',' ORDER BY id)) FROM newsletters
                    WHERE _status = 'published') AS version FROM unnest($1::text[]) AS asked`,
  async read(_asked, locale) {
    const found = await findRecords('newsletters', { sort: ['-sentAt'], limit: maxListed, locale });
    return found.map(({ slug, title, preview, sentAt }) => ({
      path: issueFolder + slug,
      title: title ?? '',
      preview: preview ?? '',
      sentOn: sentOnOf(sentAt),
    }));
  },
});

/** Asked with a record's number. */
export const issueRecord = listSource<Issue | undefined>({
  name: 'issue',
  tables: ['newsletters'],
  versionsSql: `
    SELECT id::text AS asked, xmin::text AS version FROM newsletters
     WHERE _status = 'published' AND id = ANY($1::text[]::int[])`,
  async read(id, locale) {
    const where = { id: { equals: Number(id) } };
    const [stored] = await findRecords('newsletters', { where, limit: 1, locale });
    if (!stored) return undefined;
    const { fields } = (await contentService()).collections.newsletters.config;
    const { slug, title, preview, body } = toPlainData(fields, stored, locale);
    return { slug, title, preview, body, sentOn: sentOnOf(stored.sentAt) };
  },
});

function sentOnOf(sentAt: string | null | undefined): string {
  return dateInIndia(new Date(sentAt ?? 0));
}
