import { noticePath } from '#enquiry/notices/notice-path.ts';
import { shownNotices } from '#enquiry/notices/notices.ts';
import { formulasPath } from '#tools/formulas/paths.ts';
import { defaultLocale, type Locale, type Locales, languageCodes } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { deadlinesPath } from '../deadlines/deadlines-path.ts';
import { llmsPath, llmsText } from '../feeds/llms-text.ts';
import { robotsText } from '../feeds/robots.ts';
import { rssXml } from '../feeds/rss.ts';
import { siteFeeds } from '../feeds/site-feeds.ts';
import type { Listed, SiteOverview } from '../feeds/site-overview.ts';
import { sitemapXml } from '../feeds/sitemap.ts';
import { sitemapEntries } from '../feeds/sitemap-entries.ts';
import { ombudsmanPath } from '../ombudsman/ombudsman-path.ts';
import { compress, quality } from './compress.ts';
import type { StaticStore } from './static-store.ts';
import { storedFile, tagOf } from './stored-file.ts';

export type SiteFilesInput = {
  store: StaticStore;
  siteUrl: string;
  headers: Record<string, string>;
  locales: Locales;
  /** Whether the page at a path shows records of the example set. */
  showsExamples: (path: string) => boolean;
  /** As it is now. */
  overview: (locale: Locale) => Promise<SiteOverview>;
};

/** No published files, and yet the same for everyone. */
export const drawnOnRequest = [formulasPath, deadlinesPath, ombudsmanPath];

type SiteFile = readonly [path: string, contentType: string, text: string];

/** Files about the site as a whole, made again whenever the published addresses, the settings or the examples change. */
export function siteFiles({ store, siteUrl, headers, locales, overview, showsExamples }: SiteFilesInput) {
  async function listedIn(locale: Locale): Promise<SiteOverview> {
    const found = await overview(locale);
    const isTrue = ({ path }: Listed) => !showsExamples(pathIn(locale, path));
    return { ...found, listed: found.listed.filter(isTrue) };
  }

  async function filesNow(): Promise<SiteFile[]> {
    const overviews = await Promise.all(locales.map(listedIn));
    const [atRoot] = overviews.filter(({ locale }) => locale === defaultLocale);
    if (!atRoot) return [];
    const hasNotices = (await shownNotices()).length > 0;
    const entries = [
      ...sitemapEntries(atRoot.listed),
      ...[...drawnOnRequest, ...(hasNotices ? [noticePath] : [])].map((path) => ({
        path,
        isIndexed: true,
        languages: languageCodes,
      })),
    ];
    return [
      ['/robots.txt', 'text/plain', robotsText(siteUrl)],
      ['/sitemap.xml', 'application/xml', sitemapXml(siteUrl, entries, locales)],
      ...overviews.map((each): SiteFile => {
        return [pathIn(each.locale, llmsPath), 'text/plain', llmsText(siteUrl, each, locales)];
      }),
      ...overviews.flatMap((each) =>
        siteFeeds.map((feed): SiteFile => {
          return [pathIn(each.locale, feed.path), 'application/rss+xml', rssXml(siteUrl, feed, each)];
        }),
      ),
    ];
  }

  return async function update(): Promise<void> {
    for (const [path, contentType, text] of await filesNow()) {
      const body = Buffer.from(text);
      if (store.get(path)?.tag === tagOf(body)) continue;
      const fileHeaders = {
        ...headers,
        'content-type': `${contentType}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      };
      store.set(
        path,
        storedFile({ content: await compress(body, quality.pageOfMany), headers: fileHeaders }),
      );
    }
  };
}
