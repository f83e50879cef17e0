import type { Address } from '#content/read/directory.ts';
import { canonicalAddress } from '../text/addresses.ts';

type SitemapEntry = Pick<Address, 'path' | 'changedOn' | 'isIndexed'>;

/** The addresses that search engines shall know, per sitemaps.org. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries
    .filter(({ isIndexed }) => isIndexed)
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(
      ({ path, changedOn }) =>
        `<url><loc>${escapeXml(canonicalAddress(siteUrl, path))}</loc><lastmod>${changedOn}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
