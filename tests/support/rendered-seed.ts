import { beforeAll } from 'vitest';
import { assets, captcha } from '#site/fixtures/site-fixture.ts';
import { renderPage } from '#site/pages/render-page.tsx';
import { contentSource } from '#site/publisher/content-source.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { brand } from '#ui/brand/brand.ts';

export const siteUrl = 'https://www.chhatri.test';
export const locales = ['en'] as const;

type Source = ReturnType<typeof openSource>;
type PageInput = NonNullable<Awaited<ReturnType<Source['loadRecord']>>>;

/** Every page of the seed by its path, as a fresh installation publishes it. */
export const seedPages = new Map<string, { input: PageInput; html: string }>();

/** Renders the whole seed, once for all subjects of a test file. */
export function withRenderedSeed(): void {
  beforeAll(async () => {
    for await (const { path, ...page } of renderSeed()) seedPages.set(path, page);
  }, 300_000);
}

/** With the settings as they are now. @param paths which pages; absent: all */
export async function* renderSeed(paths?: ReadonlySet<string>) {
  const source = openSource();
  for (const { record, path } of await source.addresses()) {
    if (paths && !paths.has(path)) continue;
    const input = await source.loadRecord({ record, locale: 'en' });
    if (!input) throw new Error(`${path} has no content.`);
    yield { path, input, html: renderPage(input) };
  }
}

export function openSource() {
  return contentSource({
    sources: siteSources(locales),
    ...{ locales, assetsOf: () => assets, siteUrl, captcha, brand: brand(), buildId: 'build-1' },
  });
}
