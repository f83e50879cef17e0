import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import type { AuditActor } from '#content/audit/audit-log.ts';
import { loadExamples, removeExamples } from '#content/examples/example-set.ts';
import { linkedDataIn } from '#site/fixtures/schema-org.ts';
import { staffMember, withSeed } from '../support/content-service.ts';
import { pages, store, textOf, withPublishedSite, writtenSince } from '../support/published-site.ts';

/** Pages while the example set is loaded, and after it. */
withSeed();
withPublishedSite();

let by: AuditActor;
beforeAll(async () => {
  const { id: userId, name: who } = await staffMember('editor');
  by = { userId, who, network: '203.0.113.0/24', device: 'Firefox' };
});

const lists = ['/sitemap.xml', '/llms.txt', '/rss/blog.xml', '/rss/news.xml'];
const markdownOf = (path: string) => `${path === '/' ? '/index' : path}.md`;
const showing = () => [...pages.notes].flatMap(([path, { showsExamples }]) => (showsExamples ? [path] : []));

/** Everything that visitors and programs are served, by its path. */
async function served(): Promise<Record<string, string>> {
  const paths = [...pages.notes.keys()];
  const all = [...paths, ...lists, ...paths.map(markdownOf)];
  return Object.fromEntries(await Promise.all(all.map(async (path) => [path, await textOf(path)] as const)));
}

/** It is written again when all pages are. */
async function whenSitemap(isSo: (text: string) => boolean): Promise<void> {
  await expect.poll(async () => isSo(await textOf('/sitemap.xml')), { timeout: 60_000 }).toBe(true);
  await writtenSince();
}

test('examples are marked and kept from programs on the pages that show them; removed, the pages are as before', async () => {
  const before = await served();
  expect(await loadExamples(by)).toBe('loaded');
  await whenSitemap((text) => !text.includes('<loc>https://example.com/about-us</loc>'));
  expect(showing()).toEqual(
    expect.arrayContaining(['/', '/about-us', '/contact-us', '/personal/health', '/cyber-insurance']),
  );
  for (const path of showing()) {
    const html = await textOf(path);
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html, path).toContain('<span class="badge">Example</span>');
    expect(linkedDataIn(html), path).toEqual([]);
    expect(store.get(markdownOf(path)), path).toBeUndefined();
  }
  const others = Object.keys(before).filter((path) => !showing().includes(path));
  for (const path of others)
    expect(await textOf(path), path).not.toMatch(
      /Example (Adviser|client|head|second)|h Example [\w ]*Insurance/,
    );
  const [sitemap, llms] = [await textOf('/sitemap.xml'), await textOf('/llms.txt')];
  for (const path of showing()) {
    expect(sitemap).not.toContain(`<loc>https://example.com${path === '/' ? '' : path}</loc>`);
    expect(llms).not.toContain(`https://example.com${markdownOf(path)}`);
  }
  expect(sitemap).toContain('<loc>https://example.com/privacy-policy</loc>');

  expect(await removeExamples(by)).toEqual({ deleted: 12, drafted: 0, kept: 0 });
  await whenSitemap((text) => text === before['/sitemap.xml']);
  expect(await served()).toEqual(before);
});
