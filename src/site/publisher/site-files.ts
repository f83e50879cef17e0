import type { Address } from '#content/read/directory.ts';
import { formulasPath } from '#tools/formulas/paths.ts';
import { robotsText } from '../feeds/robots.ts';
import { sitemapXml } from '../feeds/sitemap.ts';
import { compress } from './compress.ts';
import type { StaticStore } from './static-store.ts';
import { storedFile, tagOf } from './stored-file.ts';

export type SiteFilesInput = { store: StaticStore; siteUrl: string; headers: Record<string, string> };

/** No published files, and yet the same for everybody. */
const drawnOnRequest = [{ path: formulasPath, isIndexed: true }];

/** Files about the site as a whole, made anew whenever the published addresses change. */
export function siteFiles({ store, siteUrl, headers }: SiteFilesInput) {
  return async function update(addresses: readonly Address[]): Promise<void> {
    const texts = [
      ['/robots.txt', 'text/plain; charset=utf-8', robotsText(siteUrl)],
      [
        '/sitemap.xml',
        'application/xml; charset=utf-8',
        sitemapXml(siteUrl, [...addresses, ...drawnOnRequest]),
      ],
    ] as const;
    for (const [path, contentType, text] of texts) {
      const body = Buffer.from(text);
      if (store.get(path)?.tag === tagOf(body)) continue;
      const fileHeaders = {
        ...headers,
        'content-type': contentType,
        'cache-control': 'public, max-age=3600',
      };
      store.set(path, storedFile({ content: await compress(body), headers: fileHeaders }));
    }
  };
}
