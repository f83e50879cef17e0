import type { Address } from '#content/read/directory.ts';
import { defaultLocale, type Language, type Locales, languageFacts } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { canonicalAddress } from '../text/addresses.ts';
import { escapeXml } from '../text/escape-xml.ts';

/** Without a day where no one could say when the page has last changed. */
export type SitemapEntry = Pick<Address, 'path' | 'isIndexed' | 'languages'> &
  Partial<Pick<Address, 'changedOn'>>;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * The addresses that search engines shall know, per sitemaps.org; each page in those of its languages that are published,
 * which name each other.
 */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[], locales: Locales): string {
  const urls = entries
    .filter(({ isIndexed }) => isIndexed)
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, changedOn, languages: writtenIn }) => {
      const languages = writtenIn.filter((language) => locales.includes(language));
      const addressIn = (language: Language) => escapeXml(canonicalAddress(siteUrl, pathIn(language, path)));
      const link = (hreflang: string, language: Language) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(language)}"/>`;
      const alternates = [
        ...languages.map((language) => link(languageFacts(language).tag, language)),
        link('x-default', defaultLocale),
      ];
      const rest = [
        changedOn ? `<lastmod>${changedOn}</lastmod>` : '',
        ...(languages.length > 1 ? alternates : []),
      ].join('');
      return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${rest}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
