import { parseFeed } from 'htmlparser2';
import { expect, test } from 'vitest';
import { settings } from '../fixtures/site-fixture.ts';
import { llmsText } from './llms-text.ts';
import { robotsText } from './robots.ts';
import { rssXml } from './rss.ts';
import { securityText } from './security-text.ts';
import { feedOfList, type SiteFeed } from './site-feeds.ts';
import type { Listed, SiteOverview } from './site-overview.ts';
import { sitemapXml } from './sitemap.ts';
import { sitemapEntries } from './sitemap-entries.ts';

const siteUrl = 'https://example.com';

test('robots may read pages, are kept from the endpoints and told where the sitemap is', () => {
  const text = robotsText(siteUrl);
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Sitemap: https://example.com/sitemap.xml');
});

test('the sitemap holds indexed pages alone, with the day of their last change where there is one', () => {
  const languages = ['en'] as const;
  const xml = sitemapXml(
    siteUrl,
    [
      { path: '/thank-you', changedOn: '2026-11-01', isIndexed: false, languages },
      { path: '/', changedOn: '2026-11-03', isIndexed: true, languages },
      { path: '/drawn', isIndexed: true, languages },
      { path: '/a&b', changedOn: '2026-11-02', isIndexed: true, languages },
    ],
    ['en'],
  );
  expect(xml).toContain('<url><loc>https://example.com/a&amp;b</loc><lastmod>2026-11-02</lastmod></url>');
  expect(xml).toContain('<url><loc>https://example.com/drawn</loc></url>');
  expect(xml).toContain('<loc>https://example.com</loc>');
  expect(xml).not.toContain('thank-you');
});

test('a page in two languages is in the sitemap in both, and each names the other', () => {
  const entries = [{ path: '/cruise', isIndexed: true, languages: ['en', 'hi'] as const }];
  const xml = sitemapXml(siteUrl, entries, ['en', 'hi']);
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="en-IN" href="https://example.com/cruise"/>',
    '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://example.com/hi/cruise"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/cruise"/>',
  ].join('');
  expect(xml).toContain(`<url><loc>https://example.com/cruise</loc>${alternates}</url>`);
  expect(xml).toContain(`<url><loc>https://example.com/hi/cruise</loc>${alternates}</url>`);
  expect(sitemapXml(siteUrl, entries, ['en'])).not.toContain('hi');
});

test('security.txt names a contact and an end within a year', () => {
  const text = securityText({ siteUrl, email: 'support@example.com', today: '2026-11-21' });
  expect(text).toContain('Contact: mailto:support@example.com');
  expect(text).toContain('Expires: 2027-05-20T00:00:00.000Z');
});

const page: Listed = {
  ...{ record: 'pages/1', path: '/blog', key: 'blog', kind: 'blog', audience: 'everyone', name: 'Blog' },
  ...{ isIndexed: true, changedOn: '2026-11-02', description: 'All posts.', languages: ['en'] },
};
const written = (id: number, publishedOn: string, changes: Partial<Listed> = {}): Listed => ({
  ...{ ...page, record: `blog_posts/${id}`, path: `/blog/${id}`, key: undefined, name: `Post ${id}` },
  ...{ publishedOn, description: `On ${id}.` },
  ...changes,
});
const overviewOf = (...listed: Listed[]): SiteOverview => ({ locale: 'en', settings, listed });
const blog = feedOfList('blog') as SiteFeed;

test('a feed says of its records what they are about, the newest first, and names itself', () => {
  const hostile = { name: 'Fire & <burglary>\u0000', description: '“Quoted”' };
  const xml = rssXml(
    siteUrl,
    blog,
    overviewOf(page, written(1, '2026-01-01'), written(2, '2026-02-01', hostile)),
  );
  const feed = parsed(xml);
  expect(feed.items.map(({ title, link }) => [title, link])).toEqual([
    ['Fire & <burglary>', 'https://example.com/blog/2'],
    ['Post 1', 'https://example.com/blog/1'],
  ]);
  expect(xml).toContain('<pubDate>Sun, 01 Feb 2026 00:00:00 +0530</pubDate>');
  expect(xml).toContain('<link>https://example.com/blog</link>');
  expect(xml).toContain('href="https://example.com/rss/blog.xml" rel="self"');
});

test('a feed holds what its readers may have missed, and no whole archive; llms.txt has all of it', () => {
  const many = Array.from({ length: 40 }, (_, index) => written(index, `2026-01-${10 + (index % 18)}`));
  expect(parsed(rssXml(siteUrl, blog, overviewOf(...many))).items).toHaveLength(30);
  expect(llmsText(siteUrl, overviewOf(...many), ['en']).match(/^- \[Post /gm)).toHaveLength(40);
});

test('the page that lists posts has changed when one of them has', () => {
  const entries = sitemapEntries([page, written(1, '2026-01-01', { changedOn: '2026-11-20' })]);
  expect(entries.map(({ changedOn }) => changedOn)).toEqual(['2026-11-20', '2026-11-20']);
});

test('llms.txt says who we are and leads to every page that may be found, as Markdown', () => {
  const cruise: Listed = { ...page, record: 'pages/2', path: '/', key: 'home', kind: 'home', name: 'Home' };
  const about: Listed = { ...page, record: 'pages/3', path: '/about', kind: 'about', name: 'About us' };
  const hidden: Listed = { ...cruise, record: 'pages/4', path: '/thank-you', isIndexed: false };
  const text = llmsText(siteUrl, overviewOf(about, page, cruise, hidden, written(1, '2026-01-01')), ['en']);
  expect(text).toMatch(new RegExp(`^# ${settings.brand}\n\n> `));
  expect(text.indexOf('(https://example.com/index.md)')).toBeLessThan(text.indexOf('/blog.md'));
  expect(text).toContain('## Blog\n\n- [Post 1](https://example.com/blog/1.md): On 1.');
  expect(text).toMatch(/## Optional\n\n- \[About us\]\(https:\/\/example.com\/about.md\): All posts.\n$/);
  expect(text).not.toContain('thank-you');
});

test('each language has a list of its own pages, which names those of the others', () => {
  const ofLanguage = (locale: 'en' | 'hi') =>
    llmsText(siteUrl, { ...overviewOf(page), locale }, ['en', 'hi']);
  expect(ofLanguage('en')).toContain('[हिंदी](https://example.com/hi/llms.txt)\n');
  expect(ofLanguage('en')).toContain('(https://example.com/blog.md)');
  expect(ofLanguage('hi')).toContain('[English](https://example.com/llms.txt)\n');
  expect(ofLanguage('hi')).toContain('(https://example.com/hi/blog.md)');
  expect(ofLanguage('hi')).toMatch(/हम भारत में बीमा ब्रोकर हैं/);
});

/** A feed as a reader of feeds takes it. */
function parsed(xml: string) {
  const feed = parseFeed(xml);
  if (!feed) throw new Error('No feed reader understands this.');
  return feed;
}
