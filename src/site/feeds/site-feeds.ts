import type { Listed } from './site-overview.ts';

/** A feed to subscribe to: the records of a table that bear a day, and the page that lists them. */
export type SiteFeed = { key: 'blog' | 'news' | 'newsletter'; path: string; table: string; listKey: string };

export const siteFeeds: readonly SiteFeed[] = [
  { key: 'blog', path: '/rss/blog.xml', table: 'blog_posts', listKey: 'blog' },
  { key: 'news', path: '/rss/news.xml', table: 'news', listKey: 'news-and-recognition' },
  { key: 'newsletter', path: '/rss/newsletter.xml', table: 'newsletters', listKey: 'blogs-and-resources' },
];

export type Entry = Listed & { publishedOn: string };

/** The newest first; what is dated ahead waits for no day, since its page is there already. */
export function entriesOf({ table }: SiteFeed, listed: readonly Listed[]): Entry[] {
  return listed
    .filter((each): each is Entry => each.record.startsWith(`${table}/`) && each.publishedOn !== undefined)
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.path.localeCompare(a.path));
}

/** The feed whose records a page lists, by the page's key. */
export function feedOfList(key: string): SiteFeed | undefined {
  return siteFeeds.find(({ listKey }) => listKey === key);
}
