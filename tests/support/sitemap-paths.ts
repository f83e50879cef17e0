import { splitPath } from '#ui/language/paths.ts';

/** The paths of all pages of a language in the sitemap. */
export async function sitemapPaths(siteUrl: string, language: 'en' | 'hi' = 'en'): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => splitPath(path, ['en', 'hi']).locale === language);
}
