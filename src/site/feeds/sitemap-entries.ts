import { siteFeeds } from './site-feeds.ts';
import type { Listed } from './site-overview.ts';
import type { SitemapEntry } from './sitemap.ts';

/** A page changes with its record; one that lists dated records also when the newest of them does. */
export function sitemapEntries(listed: readonly Listed[]): SitemapEntry[] {
  const lists = siteFeeds.map(({ table, listKey }) => {
    const days = listed
      .filter(({ record }) => record.startsWith(`${table}/`))
      .map(({ changedOn }) => changedOn);
    return { listKey, days };
  });
  return listed.map(({ path, isIndexed, changedOn, key, languages }) => {
    const days = lists.flatMap((list) => (list.listKey === key ? list.days : []));
    return { path, isIndexed, languages, changedOn: [changedOn, ...days].sort().at(-1) };
  });
}
