import type { Address } from '#content/read/directory.ts';
import { languageCodes } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { canonicalAddress } from '../text/addresses.ts';
import { escapeXml } from '../text/escape-xml.ts';

/** Without a day where no one could say when the page has last changed. */
export type SitemapEntry = Pick<Address, 'path' | 'isIndexed'> & Partial<Pick<Address, 'changedOn'>>;

/** The addresses that search engines shall know, per sitemaps.org; each page in every language. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries
    .filter(({ isIndexed }) => isIndexed)
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, changedOn }) =>
      languageCodes.map((language) => {
        const address = canonicalAddress(siteUrl, pathIn(language, path));
        const lastChange = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
        return `<url><loc>${escapeXml(address)}</loc>${lastChange}</url>`;
      }),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
