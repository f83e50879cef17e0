import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { failedPages } from '#content/read/failed-pages.ts';
import { database } from '#platform/database.ts';
import type { Listening } from '#platform/listen.ts';
import { documentHeaders } from '#site/document/security-headers.ts';
import { faultsOfGraph, linkedDataIn } from '#site/fixtures/schema-org.ts';
import { assets, captcha } from '#site/fixtures/site-fixture.ts';
import { listenForChanges } from '#site/publisher/change-feed.ts';
import { contentSource } from '#site/publisher/content-source.ts';
import { pageFailures } from '#site/publisher/page-failures.ts';
import { pageFiles } from '#site/publisher/page-files.ts';
import { type PageStore, pageStore } from '#site/publisher/page-store.ts';
import { createPublisher, type Publisher } from '#site/publisher/publisher.ts';
import { siteFiles } from '#site/publisher/site-files.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { createStaticStore } from '#site/publisher/static-store.ts';
import { formulasPath } from '#tools/formulas/paths.ts';
import { brand } from '#ui/brand/brand.ts';
import { withSeed } from '../support/content-service.ts';
import { samplePicture } from '../support/sample-pictures.ts';
import { makeRecord } from '../support/sample-records.ts';

/** An edit re-renders the pages that show it and nothing else on the disk, the edited one within two seconds. */
withSeed();

const folder = path.join(dataDir, 'published');
const liveWithinMs = 2000;
/** Where it is not about how soon. */
const unhurriedMs = 20_000;
let pages: PageStore;
let publisher: Publisher;
let feed: Listening;
let store = createStaticStore();

beforeAll(() => startPublisher('build-1'));
afterAll(stopPublisher);

async function startPublisher(buildId: string): Promise<void> {
  store = createStaticStore();
  const siteUrl = 'https://example.com';
  const headers = documentHeaders({ siteUrl, captcha, scriptHashes: [] });
  pages = pageStore({ store, files: pageFiles(folder), headers, siteUrl, packsTight: false });
  const locales = ['en'] as const;
  const options = {
    locales,
    assetsOf: () => assets,
    siteUrl,
    captcha,
    brand: brand(),
    buildId,
  };
  const source = contentSource({ sources: siteSources(locales), ...options });
  publisher = createPublisher({
    source,
    pages,
    onPublished: siteFiles({ store, siteUrl, headers: {}, locales, overview: source.overview }),
    troubles: pageFailures(),
  });
  const { rebuild: onConnected, notice: onNotice } = publisher;
  feed = listenForChanges({ onConnected, onNotice });
  await publisher.ready;
}

async function stopPublisher(): Promise<void> {
  await feed.stop();
  await publisher.stop();
}

let before: Map<string, number>;
beforeEach(async () => {
  before = await written();
});

/** When each page was written last. */
async function written(): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs] as const),
    ),
  );
}

/** The pages that were written since the test began, once nothing is left to do. */
async function writtenSince(): Promise<string[]> {
  await expect.poll(() => publisher.isBusy(), { timeout: 60_000 }).toBe(false);
  const now = await written();
  return [...now]
    .flatMap(([name, at]) => (before.get(name) === at ? [] : [`/${name.replace(/\.html$/, '')}`]))
    .sort();
}

const addressOf = (page: string) => (page === '/index' ? '/' : page);

async function isLive(page: string, words: string, timeout = liveWithinMs): Promise<void> {
  await expect.poll(() => textOf(page), { timeout, interval: 20 }).toContain(words);
}

async function textOf(page: string): Promise<string> {
  return String(await store.get(page)?.body('identity'));
}

function faultsOf(html: string): string[] {
  return linkedDataIn(html).flatMap(faultsOfGraph);
}

/** A text as the content service stores it. */
function richText(words: string) {
  const children = [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }];
  const root = { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children };
  return { root };
}

/** And nothing is left to do. */
async function isGoneFrom(page: string, words: string): Promise<void> {
  await expect.poll(() => textOf(page), { timeout: 20_000 }).not.toContain(words);
  await writtenSince();
}

async function find(
  collection: 'pages' | 'faqs' | 'blog-posts' | 'key-sectors',
  field: string,
  value: string,
): Promise<number> {
  const service = await contentService();
  const { docs } = await service.find({ collection, where: { [field]: { equals: value } }, depth: 0 });
  return Number(docs[0]?.id);
}

function questionsOf(page: string): string {
  return Object.keys(pages.notes.get(page)?.reads ?? {}).join('\n');
}

test('a page notes what it has read, and a post no list of all posts', () => {
  expect(questionsOf('/blog')).toContain('posts-of-category all 1');
  expect(questionsOf('/posp-faq')).toContain('faqs-of-group posp');
  expect(questionsOf('/blog/free-look-and-moratorium')).toContain('posts-beside');
  expect(questionsOf('/blog/free-look-and-moratorium')).not.toContain('posts-of-category');
});

test('what every page states is valid, and whatever the lists for machines name is there', async () => {
  const faults: string[] = [];
  for (const page of pages.notes.keys()) {
    faults.push(...faultsOf(await textOf(page)).map((fault) => `${page}: ${fault}`));
  }
  expect(faults).toEqual([]);
  const lists = ['/llms.txt', '/sitemap.xml', '/rss/blog.xml', '/rss/newsletter.xml', '/robots.txt'];
  const named = (await Promise.all(lists.map(textOf)))
    .flatMap((text) => text.match(/https:\/\/example\.com(\/[^\s<")]*)?/g) ?? [])
    .map((address) => new URL(address).pathname);
  expect(named.length).toBeGreaterThan(2 * pages.notes.size);
  expect(named.filter((name) => !store.get(name) && name !== formulasPath)).toEqual([]);
});

test('an opening is stated with the day on which it was first published', async () => {
  const service = await contentService();
  const data = {
    ...{ title: 'Claims adviser', place: 'Pune', kindOfWork: 'full-time' as const, closesOn: '9999-12-31' },
    description: richText('Help.'),
    _status: 'published' as const,
  };
  const { id } = await service.create({ collection: 'careers', data });
  await database().query(`update _careers_v set created_at = '2026-10-01' where parent_id = $1`, [id]);
  await service.update({ collection: 'careers', id, data: { place: 'Nashik', _status: 'published' } });
  await isLive('/career', '"addressLocality":"Nashik"');
  expect(await textOf('/career')).toContain('"datePosted":"2026-10-01"');
});

test('a piece of news gets a page, and stands in the list, the feed and the sitemap', async () => {
  expect(await textOf('/news-and-recognition')).not.toContain('id="news-about-us"');
  const service = await contentService();
  const data = {
    ...{
      title: 'We have moved',
      slug: 'moved',
      lead: 'To Pune.',
      sortDate: '2026-11-20',
      body: richText('Come.'),
    },
    description: 'Since Monday our advisers sit in Pune, and the telephone numbers stay as they were.',
    reference: 'https://paper.example/moved',
  };
  const { id } = await service.create({ collection: 'news', data: { ...data, _status: 'published' } });
  await isLive('/news-and-recognition/moved', 'Read it at paper.example');
  expect(await textOf('/news-and-recognition/moved')).toContain('<a href="/news-and-recognition">');
  expect(faultsOf(await textOf('/news-and-recognition/moved'))).toEqual([]);
  await isLive('/news-and-recognition', 'href="/news-and-recognition/moved"');
  for (const file of ['/rss/news.xml', '/sitemap.xml', '/llms.txt'])
    await isLive(file, 'https://example.com/news-and-recognition/moved', 20_000);
  expect(await writtenSince()).toEqual(['/news-and-recognition', '/news-and-recognition/moved']);

  await service.update({ collection: 'news', id, data: { slug: 'in-pune', _status: 'published' } });
  await isLive('/news-and-recognition/in-pune', 'We have moved');
  redirectTargets.forget();
  const targets = await redirectTargets.value();
  expect(targets.get('/news-and-recognition/moved')).toBe('/news-and-recognition/in-pune');
  await service.delete({ collection: 'news', id });
  await isGoneFrom('/news-and-recognition', 'id="news-about-us"');
});

test('a picture stands wherever editors put it, follows its record, and leaves with it', async () => {
  const service = await contentService();
  const bytes = await samplePicture().jpeg().toBuffer();
  const file = { name: 'door.jpg', data: bytes, mimetype: 'image/jpeg', size: bytes.length };
  const { id: picture } = await service.create({ collection: 'upload', data: { alt: 'A blue door' }, file });
  const post = await find('blog-posts', 'slug', 'free-look-and-moratorium');
  await service.update({ collection: 'blog-posts', id: post, data: { picture, _status: 'published' } });
  const card = await find('key-sectors', 'key', 'education');
  await service.update({ collection: 'key-sectors', id: card, data: { picture, _status: 'published' } });
  const page = await find('pages', 'path', '/cruise');
  const { blocks } = await service.findByID({ collection: 'pages', id: page, depth: 0 });
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    relationTo: 'upload',
    value: picture,
    fields: {},
    id: 'a',
  };
  const { root } = richText('In a text.');
  const prose = {
    ...{ blockType: 'prose' as const, heading: 'A door in a text' },
    body: { root: { ...root, children: [...root.children, upload] } },
  };
  const more = [{ blockType: 'picture' as const, picture, caption: 'Our door.' }, prose];
  await service.update({
    collection: 'pages',
    id: page,
    data: { blocks: [...(blocks ?? []), ...more], _status: 'published' },
  });
  const shows = ['/cruise', '/blog/free-look-and-moratorium'];
  const lists = ['/blog', '/corporate-insurance'];
  for (const shown of shows) await isLive(shown, 'alt="A blue door"', unhurriedMs);
  expect((await textOf('/cruise')).match(/alt="A blue door"/g)).toHaveLength(2);
  for (const list of lists) await isLive(list, '<img src="/media/door-', unhurriedMs);
  expect(await writtenSince()).toEqual([...shows, ...lists].sort());

  before = await written();
  await service.update({ collection: 'upload', id: picture, data: { alt: 'A red door' } });
  for (const shown of shows) await isLive(shown, 'alt="A red door"');
  // In a list the post's title says it: the picture there is an ornament, and the page stays as it was.
  expect(await writtenSince()).toEqual(shows.toSorted());

  await service.delete({ collection: 'upload', id: picture });
  for (const shown of [...shows, ...lists.map(addressOf)])
    await expect.poll(() => textOf(shown), { timeout: unhurriedMs }).not.toContain('/media/');
  expect(await textOf('/cruise')).not.toContain('Our door.');
});

test('a new version of the terms redraws their page alone, and stands above the earlier one', async () => {
  expect(await textOf('/terms-condition')).toContain('The first version of these terms.');
  const service = await contentService();
  const data = { inForceFrom: '2026-11-22', whatChanged: 'We say more on fees.', body: richText('Be fair.') };
  await service.create({ collection: 'terms', data: { ...data, _status: 'published' } });
  await isLive('/terms-condition', 'We say more on fees.');
  expect(await textOf('/terms-condition')).toContain('<details id="terms-2026-11-21">');
  expect(await writtenSince()).toEqual(['/terms-condition']);
});

test('a record of a list is live where its block stands, an edit redraws that page alone, and without one the section goes', async () => {
  const service = await contentService();
  const lists = [
    ['contact', '/contact-us', '1 Example Road', { address: '1 Another Road' }],
    ['team', '/about-us', 'Asha Rao', { name: 'Usha Rao' }],
    ['partners', '/about-us', 'An Insurer', { name: 'Another Insurer' }],
    ['reviews', '/about-us', 'They called when', { words: 'Patient, and plain.' }],
    ['certificates', '/about-us', 'An authority', { issuer: 'Some other body' }],
  ] as const;
  for (const [collection, page, words, changes] of lists) {
    const id = await makeRecord(service, collection);
    await isLive(page, words, unhurriedMs);
    await writtenSince();
    before = await written();
    await service.update({ collection, id, data: { ...changes, _status: 'published' } });
    await isLive(page, Object.values(changes).join(), unhurriedMs);
    expect(await writtenSince()).toEqual([page]);
    await service.delete({ collection, id });
    const shown = async () => String(await store.get(page)?.body('identity'));
    await expect.poll(shown, { timeout: unhurriedMs }).not.toContain(Object.values(changes).join());
    before = await written();
  }
}, 120_000);

test('a page of the seed that begins as a draft is nowhere until staff publish it', async () => {
  const path = '/get-corporate-insurance/group-medical-renewal';
  expect(store.get(path)).toBeUndefined();
  const service = await contentService();
  const { docs } = await service.find({ collection: 'pages', where: { path: { equals: path } }, depth: 0 });
  expect(docs).toMatchObject([{ _status: 'draft', contentKey: 'corporate-landing-2' }]);
  await service.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { _status: 'published' } });
  await isLive(path, 'Before your group medical policy ends', unhurriedMs);
  await writtenSince();
});

test('an edited question redraws the page of its group', async () => {
  const service = await contentService();
  const id = await find('faqs', 'group', 'posp');
  const data = { question: 'Is this the edited question?', _status: 'published' } as const;
  await service.update({ collection: 'faqs', id, data });
  await isLive('/posp-faq', 'Is this the edited question?');
  expect(await writtenSince()).toEqual(['/posp-faq']);
});

test('the sitemap says of a page of questions the day of its newest question', async () => {
  await database().query(`update pages set text_changed_at = '2026-01-05' where path = '/posp-faq'`);
  await database().query(`update faqs set text_changed_at = case key when 'posp-training'
    then timestamptz '2026-03-02' else timestamptz '2026-02-01' end where "group" = 'posp'`);
  await isLive('/sitemap.xml', '/posp-faq</loc><lastmod>2026-03-02</lastmod>', 30_000);
});

test('a draft of it redraws nothing', async () => {
  const service = await contentService();
  const id = await find('faqs', 'group', 'posp');
  await service.update({ collection: 'faqs', id, data: { question: 'Only a draft?' }, draft: true });
  // The next change's notice comes after this one's.
  const other = await find('faqs', 'group', 'corporate');
  await service.update({
    collection: 'faqs',
    id: other,
    data: { question: 'Edited after?', _status: 'published' },
  });
  await isLive('/corporate-insurance-faq', 'Edited after?');
  expect(await writtenSince()).toEqual(['/corporate-insurance-faq']);
});

test('an edited text of a post redraws the post; its title also the lists and neighbours that show it', async () => {
  const service = await contentService();
  const id = await find('blog-posts', 'slug', 'free-look-and-moratorium');
  const description = 'Another description of the first thirty days and the first sixty months.';
  await service.update({ collection: 'blog-posts', id, data: { description, _status: 'published' } });
  await isLive('/blog/free-look-and-moratorium', description);
  expect(await writtenSince()).toEqual(['/blog/free-look-and-moratorium']);

  before = await written();
  await service.update({
    collection: 'blog-posts',
    id,
    data: { title: 'Thirty days', _status: 'published' },
  });
  await isLive('/blog/free-look-and-moratorium', 'Thirty days');
  await isLive('/blog', 'Thirty days');
  const shown = await writtenSince();
  expect(shown).toContain('/blog-strategy');
  // Home shows the newest alone, and this is none of them.
  expect(shown).not.toContain('/index');
  expect(shown.length).toBeLessThan(10);
  for (const page of shown) await isLive(addressOf(page), 'Thirty days');
});

test('the newest posts stand on the home page, the last one first', async () => {
  const service = await contentService();
  const words = { title: 'A later post', description: 'Of a later day.', lead: 'In short: later.' };
  const data = { ...words, slug: 'later', category: 'strategy', sortDate: '2026-12-24' } as const;
  const body = richText('Whatever it says.');
  await service.create({ collection: 'blog-posts', data: { ...data, body, _status: 'published' } });
  await isLive('/', 'A later post');
  const [list = ''] = (await textOf('/')).split('<ul class="dated-list">')[1]?.split('</ul>') ?? [];
  const [, ...titles] = list.split('<li>');
  expect(titles).toHaveLength(4);
  expect(titles[0]).toContain('A later post');
  expect(questionsOf('/')).toContain('newest-posts all 4');
});

test('a card’s name is said once: menus and lists follow', async () => {
  const service = await contentService();
  const id = await find('key-sectors', 'key', 'education');
  const list = '/corporate-insurance';
  expect(await textOf(list)).toContain('<a href="/corporate/education">Education</a><p>Schools and colleges');
  await service.update({ collection: 'key-sectors', id, data: { name: 'Learning', _status: 'published' } });
  await isLive(list, '<a href="/corporate/education">Learning</a><p>', 20_000);
  await isLive('/cruise', '<a href="/corporate/education">Learning</a>', 20_000);
  // All that have a header.
  expect(await writtenSince()).toHaveLength(before.size - 2);
});

test('a setting redraws the pages that print it; one that stands on every page redraws every page', async () => {
  const service = await contentService();
  const { stats, ...settings } = await service.findGlobal({ slug: 'site-settings', depth: 0 });
  await service.updateGlobal({ slug: 'site-settings', data: { stats: { ...stats, tourOperators: '77+' } } });
  await isLive('/tour-operator-liability-insurance', '77+');
  const shown = await writtenSince();
  expect(shown).toContain('/tour-operator-liability-insurance');
  expect(shown.length).toBeLessThan(12);
  for (const page of shown) await isLive(addressOf(page), '77+');

  before = await written();
  const company = { ...settings.company, legalName: 'Parasol Insurance Brokers' };
  await service.updateGlobal({ slug: 'site-settings', data: { company } });
  await isLive('/', 'Parasol Insurance Brokers', 20_000);
  expect(await writtenSince()).toHaveLength(before.size);
});

test('a page that moves takes along the links to it, and is gone from where it was', async () => {
  const service = await contentService();
  const id = await find('pages', 'contentKey', 'cyber-insurance');
  const data = { path: '/cyber', _status: 'published' } as const;
  await service.update({ collection: 'pages', id, data });
  await isLive('/cyber', '<h1>');
  await expect.poll(() => store.get('/cyber-insurance')).toBeUndefined();
  // Its card is in every menu, and in matrices.
  await writtenSince();
  await isLive('/about-us', '<a href="/cyber">Cyber Insurance</a>');
  await isLive('/corporate/it-consulting', '<dd><a href="/cyber">Cyber Insurance</a></dd>');
});

test('a start that finds everything published draws nothing, and one that finds a change draws that', async () => {
  await stopPublisher();
  await startPublisher('build-1');
  expect(await writtenSince()).toEqual([]);

  await stopPublisher();
  const service = await contentService();
  const id = await find('pages', 'contentKey', 'ivf');
  await service.update({
    collection: 'pages',
    id,
    data: { lead: 'Changed while away.', _status: 'published' },
  });
  await startPublisher('build-1');
  await isLive('/ivf', 'Changed while away.');
  expect(await writtenSince()).toEqual(['/ivf']);
});

test('a page that cannot be drawn keeps its last good version, and says what of it is wrong until it is drawn again', async () => {
  const id = await find('pages', 'path', '/cruise');
  const stored = async () =>
    (await database().query('SELECT blocks, lead FROM pages_locales WHERE _parent_id = $1', [id])).rows[0];
  const { blocks, lead } = await stored();
  const write = async (some: unknown, sentence: string) => {
    const values = [id, JSON.stringify(some), sentence];
    await database().query('UPDATE pages_locales SET blocks = $2, lead = $3 WHERE _parent_id = $1', values);
    await database().query('UPDATE pages SET updated_at = now() WHERE id = $1', [id]);
  };
  const told = vi.spyOn(process.stdout, 'write');
  const broken = { id: 'broken', blockType: 'links', heading: { not: 'a text' }, links: [] };
  await write([...blocks, broken], 'A lead that nobody can read yet.');
  await expect
    .poll(() => failedPages(`pages/${id}`), { timeout: 10_000 })
    .toMatchObject([
      {
        path: '/cruise',
        place: `Block ${blocks.length + 1} of ${blocks.length + 1}, Links, could not be drawn. Often something in it is empty.`,
        reason: 'TypeError: heading.toLowerCase is not a function',
      },
    ]);
  expect(String(await store.get('/cruise')?.body('identity'))).toContain(lead);
  // It is tried again a second later, and fails for the same reason.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const lines = told.mock.calls.filter(([line]) => String(line).includes('page not published'));
  expect(lines).toHaveLength(1);
  told.mockRestore();

  // An upgrade in between: the new build cannot render it either, and has the last one's form.
  await stopPublisher();
  await database().query('DELETE FROM content.failed_pages');
  await startPublisher('build-2');
  expect(await textOf('/cruise')).toContain(lead);
  expect(await failedPages()).toMatchObject([{ path: '/cruise', place: expect.stringContaining('Links') }]);

  await write(blocks, 'A lead that everybody reads.');
  await isLive('/cruise', 'A lead that everybody reads.', unhurriedMs);
  await expect.poll(() => failedPages()).toEqual([]);
}, 60_000);
