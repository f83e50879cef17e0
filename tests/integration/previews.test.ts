import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { draftRenderer, type RenderDraft } from '#desk/preview/render-draft.tsx';
import { assets, captcha } from '#site/fixtures/site-fixture.ts';
import { type ContentSource, contentSource } from '#site/publisher/content-source.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { brand } from '#ui/brand/brand.ts';
import { withSeed } from '../support/content-service.ts';

/** A draft is seen on its real page before anyone outside sees it, and leaves no trace on what they see. */
withSeed();

let source: ContentSource;
let renderDraft: RenderDraft;
beforeAll(() => {
  const siteUrl = 'https://example.com';
  const locales = ['en'] as const;
  const surroundings = {
    locales,
    assetsOf: () => assets,
    siteUrl,
    captcha,
    brand: brand(),
    buildId: 'build-1',
  };
  source = contentSource({ sources: siteSources(locales), ...surroundings });
  const { loadSite, loadDraft } = source;
  renderDraft = draftRenderer({ loadSite, loadDraft, siteUrl, captcha, scriptHashes: [] });
});

type Slug = 'pages' | 'blog-posts' | 'faqs' | 'news';

async function find(collection: Slug, field: string, value: string): Promise<number> {
  const service = await contentService();
  const where = { [field]: { equals: value } };
  return Number((await service.find({ collection, where, depth: 0, limit: 1 })).docs[0]?.id);
}

async function saveDraft(collection: Slug, id: number, data: Record<string, unknown>): Promise<void> {
  const service = await contentService();
  await service.update({ collection, id, data, draft: true, overrideAccess: true });
}

async function preview(
  collection: string,
  id: number,
): Promise<{ status: number; html: string; policy: string }> {
  const answer = await renderDraft({ collection, id, locale: 'en' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, html: await answer.text(), policy };
}

const publicWords = async (path: string) => {
  source.forget();
  const input = await source.loadPath({ locale: 'en', path });
  return JSON.stringify([input?.page, input?.post, [...(input?.blockData ?? [])]]);
};

test('a draft of a page is drawn where it will stand, marked, framed by ourselves alone, and sends nothing', async () => {
  const id = await find('pages', 'path', '/cruise');
  await saveDraft('pages', id, { heading: 'A heading for tomorrow' });
  const { status, html, policy } = await preview('pages', id);
  expect(status).toBe(200);
  expect(html).toContain('A heading for tomorrow');
  expect(html).toContain('No one outside sees it');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("connect-src 'none'");
  const answer = await renderDraft({ collection: 'pages', id, locale: 'en' });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await publicWords('/cruise')).not.toContain('A heading for tomorrow');
});

test('a page that was never published, and a piece of news, can be previewed as well', async () => {
  const service = await contentService();
  const id = await find('pages', 'path', '/surety-bond');
  const { heading, lead, title, description, kind, audience } = await service.findByID({
    collection: 'pages',
    id,
    depth: 0,
  });
  const page = {
    heading,
    lead,
    title,
    description,
    kind,
    audience,
    path: '/quite-new',
    contentKey: 'quite-new',
  };
  const made = await service.create({
    collection: 'pages',
    data: { ...page, form: 'general' } as never,
    draft: true,
  });
  expect((await preview('pages', made.id)).html).toContain(heading);
  const { body } = (await service.find({ collection: 'blog-posts', limit: 1, depth: 0 })).docs[0] ?? {};
  const news = {
    title: 'We have moved to Pune',
    slug: 'moved',
    lead: 'To Pune.',
    body,
    sortDate: '2026-11-20',
  };
  const item = await service.create({ collection: 'news', data: news as never, draft: true });
  const seen = await preview('news', item.id);
  expect(seen.html).toContain('We have moved to Pune');
  expect(await publicWords('/news-and-recognition')).not.toContain('We have moved to Pune');
});

test('a draft of a post, and one of a question on the page that lists it', async () => {
  const post = await find('blog-posts', 'slug', 'free-look-and-moratorium');
  await saveDraft('blog-posts', post, { title: 'Thirty days, told anew' });
  expect((await preview('blog-posts', post)).html).toContain('Thirty days, told anew');
  const question = await find('faqs', 'group', 'posp');
  await saveDraft('faqs', question, { question: 'Is this a question of tomorrow?' });
  expect((await preview('faqs', question)).html).toContain('Is this a question of tomorrow?');
  expect(await publicWords('/posp-faq')).not.toContain('Is this a question of tomorrow?');
});

test('one draft is looked at: of everything else a preview shows what is published', async () => {
  const service = await contentService();
  const where = { group: { equals: 'personal' } };
  const { docs } = await service.find({ collection: 'faqs', where, sort: ['position', 'id'], depth: 0 });
  const [looked, other, third] = docs;
  if (!looked || !other || !third) throw new Error('The seed has too few questions.');
  await saveDraft('faqs', looked.id, { question: 'Is it me that is looked at?', position: third.position });
  await saveDraft('faqs', other.id, { question: 'Is it somebody else’s draft?' });
  const { html } = await preview('faqs', looked.id);
  expect(html).not.toContain('Is it somebody else’s draft?');
  expect(html).not.toContain(looked.question);
  // It is where its draft puts it.
  const places = [other.question, 'Is it me that is looked at?'].map((question) => html.indexOf(question));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(Number(places[0]));
  const page = await preview('pages', await find('pages', 'path', '/personal-insurance-faq'));
  expect(page.html).toContain(other.question);
  expect(page.html).not.toMatch(/Is it (me that is looked at|somebody else’s draft)/);
});

test('a half-written draft says what keeps it from being rendered; a record that cannot be previewed is a 404', async () => {
  const id = await find('pages', 'path', '/ivf');
  const service = await contentService();
  const { blocks = [] } = await service.findByID({ collection: 'pages', id, depth: 0 });
  const half = { blockType: 'links', heading: { not: 'a text' }, links: [] };
  await saveDraft('pages', id, { blocks: [...(blocks ?? []), half] });
  const { status, html } = await preview('pages', id);
  expect([status, html]).toEqual([200, expect.stringContaining('Links, could not be displayed')]);
  expect((await preview('pages', 999_999)).status).toBe(404);
  expect((await preview('users', 1)).status).toBe(404);
});
