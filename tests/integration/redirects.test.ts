import { createLocalReq } from 'payload';
import { beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { changesOf } from '#content/collections/changes/changes.ts';
import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { redirectsImportEndpoint } from '#panel/endpoints/redirects-import.endpoint.ts';
import { staffMember, withSeed } from '../support/content-service.ts';

/** A page that moves is found at its old address, however often it moves. */
withSeed();

async function idOf(path: string): Promise<number> {
  const service = await contentService();
  const { docs } = await service.find({ collection: 'pages', where: { path: { equals: path } }, depth: 0 });
  return docs[0]?.id ?? 0;
}

async function save(id: number, data: { path?: string; _status?: 'draft' | 'published' }, draft = false) {
  const service = await contentService();
  return service.update({ collection: 'pages', id, data, draft, depth: 0 });
}

async function target(path: string): Promise<string | undefined> {
  redirectTargets.forget();
  return (await redirectTargets.value()).get(path);
}

describe('a page that is published at another address', () => {
  let id: number;
  beforeEach(async () => {
    id ||= await idOf('/cruise');
  });

  test('leaves a redirect at the old one', async () => {
    await save(id, { path: '/cruises', _status: 'published' });
    expect(await target('/cruise')).toBe('/cruises');
  });

  test('and again: both old addresses lead to where it is now', async () => {
    await save(id, { path: '/at-sea', _status: 'published' });
    expect([await target('/cruise'), await target('/cruises')]).toEqual(['/at-sea', '/at-sea']);
  });

  test('and back: nothing leads away from its present address, and nothing in a circle', async () => {
    await save(id, { path: '/cruise', _status: 'published' });
    expect(await target('/cruise')).toBeUndefined();
    expect([await target('/cruises'), await target('/at-sea')]).toEqual(['/cruise', '/cruise']);
  });

  test('leaves one also when its draft had moved before, and none while it is only a draft', async () => {
    await save(id, { path: '/voyage' }, true);
    expect(await target('/cruise')).toBeUndefined();
    await save(id, { path: '/voyage', _status: 'published' });
    expect(await target('/cruise')).toBe('/voyage');
  });

  test('leaves none where nothing was published', async () => {
    const other = await idOf('/ivf');
    await save(other, { _status: 'draft' });
    await save(other, { path: '/ivf-cover', _status: 'published' });
    expect(await target('/ivf')).toBeUndefined();
  });
});

test('a page that is newly published at an old address ends its redirect, which may lead there from then on', async () => {
  const service = await contentService();
  await service.create({ collection: 'redirects', data: { from: '/marine-cover', to: '/sea-cover' } });
  const { id } = await service.duplicate({
    collection: 'pages',
    id: await idOf('/ivf-cover'),
    draft: true,
    data: { path: '/marine-cover', _status: 'draft' },
  });
  expect(await target('/marine-cover')).toBe('/sea-cover');
  await save(id, { path: '/marine-cover', _status: 'published' });
  expect(await target('/marine-cover')).toBeUndefined();
  await service.create({ collection: 'redirects', data: { from: '/sea-cover', to: '/marine-cover' } });
  // Whoever leads a published page's address elsewhere may be about to take the page down.
  await service.create({ collection: 'redirects', data: { from: '/marine-cover', to: '/cargo' } });
  await save(id, { _status: 'published' });
  expect(await target('/marine-cover')).toBe('/cargo');
});

test('of several pages that are published or taken off at once, each keeps its own redirects and its own history', async () => {
  const service = await contentService();
  const atOnce = (ids: number[], _status: 'draft' | 'published', draft: boolean) =>
    service.update({ collection: 'pages', where: { id: { in: ids } }, data: { _status }, draft, depth: 0 });
  const [moving, staying] = [await idOf('/marine-insurance'), await idOf('/machinery-breakdown')];
  await service.create({
    collection: 'redirects',
    data: { from: '/old-breakdown', to: '/machinery-breakdown' },
  });
  await save(moving, { path: '/cargo' }, true);
  expect((await atOnce([moving, staying], 'published', true)).docs).toHaveLength(2);
  expect(await target('/marine-insurance')).toBe('/cargo');
  expect(await target('/old-breakdown')).toBe('/machinery-breakdown');
  expect(await target('/machinery-breakdown')).toBeUndefined();

  const waiting = await idOf('/get-corporate-insurance/group-medical-renewal');
  expect((await atOnce([staying, waiting], 'draft', false)).docs).toHaveLength(2);
  const lastOf = async (id: number) => (await changesOf('pages', id, 1))[0]?.does;
  expect([await lastOf(staying), await lastOf(waiting)]).toEqual(['unpublished', 'drafted']);
});

test('a post that gets a path of its own is found at its old place in the blog’s folder', async () => {
  const service = await contentService();
  const where = { slug: { equals: 'free-look-and-moratorium' } };
  const { docs } = await service.find({ collection: 'blog-posts', where, depth: 0 });
  const id = docs[0]?.id ?? 0;
  await service.update({ collection: 'blog-posts', id, data: { path: '/free-look', _status: 'published' } });
  expect(await target('/blog/free-look-and-moratorium')).toBe('/free-look');
});

test('an old address in Devanagari is kept as requests spell it', async () => {
  const service = await contentService();
  const { from } = await service.create({ collection: 'redirects', data: { from: '/बीमा', to: '/ivf' } });
  expect([from, await target('/%E0%A4%AC%E0%A5%80%E0%A4%AE%E0%A4%BE')]).toEqual([encodeURI('/बीमा'), '/ivf']);
});

test('a redirect that would come back over another is refused, and the other way round it is not', async () => {
  const service = await contentService();
  const add = (from: string, to: string) => service.create({ collection: 'redirects', data: { from, to } });
  await add('/first', '/second#here');
  await expect(add('/second', '/first?a=1')).rejects.toThrow(/Leads to/);
  await add('/second', '/ivf');
});

test('an import is taken whole, or names the line that would lead in a circle and takes none', async () => {
  const admin = await staffMember('administrator');
  const imported = async (csv: string) => {
    const req = await createLocalReq({ user: admin }, await contentService());
    const text = async () => csv;
    const answer = await redirectsImportEndpoint.handler(Object.assign(req, { text }));
    return [answer.status, (await answer.json()).message];
  };
  const circle = '/one,/two\n/two,/three\n/three,/one#top\n';
  expect(await imported(circle)).toEqual([422, expect.stringMatching(/^\/three: .* in a circle/)]);
  expect(await target('/one')).toBeUndefined();
  expect(await imported('/one,/two\n/two,/ivf\n')).toEqual([200, '2 redirects were imported.']);
  expect(await imported('/two,/one\n')).toEqual([422, expect.stringMatching(/^\/two: /)]);
  expect([await target('/one'), await target('/two')]).toEqual(['/two', '/ivf']);
});

test('no two records take one address, pages and posts alike', async () => {
  const service = await contentService();
  const post = {
    title: 'A',
    lead: 'A.',
    description: 'A.',
    category: 'strategy',
    sortDate: '2026-11-22',
  } as const;
  const body = someText();
  const made = service.create({
    collection: 'blog-posts',
    data: { ...post, body, slug: 'a', path: '/about-us', _status: 'published' },
  });
  await expect(made).rejects.toThrow(/Path/);
  const two = ['b', 'c'].map((slug) => ({ ...post, body, slug, path: '', _status: 'published' as const }));
  // An emptied field is not an address that could be taken twice.
  for (const data of two) await service.create({ collection: 'blog-posts', data });
});

test('an empty address is made from the title and stays, is made again when it is emptied, and is refused where there is nothing to make it from', async () => {
  const service = await contentService();
  const collection = 'blog-posts';
  const words = { lead: 'L.', description: 'D.', category: 'strategy', sortDate: '2026-11-22' } as const;
  const post = { ...words, body: someText(), _status: 'published' } as const;
  const made = await service.create({
    collection,
    data: { ...post, title: 'What’s a café’s cover? – 2027' },
  });
  expect(made.slug).toBe('whats-a-cafes-cover-2027');
  const update = (data: { title?: string; slug?: string }) =>
    service.update({ collection, id: made.id, data: { ...data, _status: 'published' } });
  expect((await update({ title: 'Another title' })).slug).toBe(made.slug);
  expect((await update({ slug: '' })).slug).toBe('another-title');
  const slugs = async (id: number) => (await service.duplicate({ collection, id })).slug;
  expect([await slugs(made.id), await slugs(made.id)]).toEqual([
    'another-title-copy',
    'another-title-copy-2',
  ]);
  await expect(service.create({ collection, data: { ...post, title: 'बीमा' } })).rejects.toThrow(/Slug/);
});

test.each(['blog-posts', 'news', 'newsletters'] as const)(
  'of %s there may be many drafts that have no title yet, or one that gives no address',
  async (collection) => {
    const service = await contentService();
    const made = [];
    for (const title of [undefined, undefined, 'बीमा', 'स्वास्थ्य'])
      made.push(await service.create({ collection, data: { title, _status: 'draft' }, draft: true }));
    expect(made.map(({ slug }) => slug ?? null)).toEqual([null, null, null, null]);
    const id = made[0]?.id ?? 0;
    const named = await service.update({ collection, id, data: { title: `Of ${collection}` }, draft: true });
    expect(named.slug).toBe(`of-${collection}`);
  },
);

test.each(['pages', 'blog-posts', 'faqs', 'key-sectors', 'product-offerings'] as const)(
  'a copy of one of the %s is known by names of its own and can be published, however often it is made',
  async (collection) => {
    const service = await contentService();
    const { docs } = await service.find({ collection, limit: 1, depth: 0 });
    const id = docs[0]?.id ?? 0;
    const copies = [];
    for (let times = 0; times < 2; times += 1) {
      const copy = await service.duplicate({ collection, id, draft: true, data: { _status: 'draft' } });
      copies.push(await service.update({ collection, id: copy.id, data: { _status: 'published' } }));
    }
    expect(copies.map(({ _status }) => _status)).toEqual(['published', 'published']);
  },
);

function someText() {
  const text = { type: 'text', version: 1, text: 'A.', format: 0, mode: 'normal', style: '', detail: 0 };
  const paragraph = { type: 'paragraph', version: 1, children: [text] };
  const root = {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [paragraph],
  };
  return { root };
}
