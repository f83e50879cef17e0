import { beforeAll, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on' });

import { type PublishedFiles, setPublishedFiles } from '#content/access/published-files.ts';
import { contentCollections } from '#content/collections/collections.ts';
import { contentService } from '#content/read/content-service.ts';
import { contentEndpoints } from '#site/public-content/content-endpoints.ts';
import { shownOnPages } from '#site/public-content/shown-on-pages.ts';
import { withSeed } from '../support/content-service.ts';
import { rowsOf } from '../support/database.ts';
import { smallestPdf } from '../support/smallest-pdf.ts';

/** The content service answers a stranger with chosen fields of published records, bounded, and files that pages show. */
withSeed();

const app = contentEndpoints({ baseHeaders: {} });
let shown: PublishedFiles = { uploads: new Set(), documents: 'none' };
setPublishedFiles(() => shown);

type Answer = {
  status: number;
  docs: Record<string, unknown>[];
  body: Record<string, unknown>;
  text: string;
};

// A count by address would end the test: each request comes from another one.
let last = 0;
async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer & { headers: Headers }> {
  last += 1;
  const incoming = { socket: { remoteAddress: `198.51.${Math.floor(last / 200)}.${last % 200}` } };
  const answer = await app.request(`/cmsapi/api${path}`, { headers }, { incoming });
  const text = await answer.text();
  const body = text ? JSON.parse(text) : {};
  return { status: answer.status, docs: body.docs ?? [], body, text, headers: answer.headers };
}

const openCollections = contentCollections.filter(({ openRead }) => openRead);

describe.each(openCollections.map(({ slug, openRead }) => [slug, openRead?.fields ?? []] as const))(
  '%s',
  (slug, fields) => {
    test('is answered with the fields that its pages show, and no other', async () => {
      const { config } = (await contentService()).collections[slug];
      const names = config.flattenedFields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(fields.filter((field) => field !== 'url')));
      const { status, docs } = await ask(`/${slug}?limit=100&depth=1`);
      expect(status).toBe(200);
      const others = docs.flatMap(Object.keys).filter((name) => !['id', 'url', ...fields].includes(name));
      expect([...new Set(others)]).toEqual([]);
    });
  },
);

test('pages are bounded, without editors’ notes, and without the partners’ pages', async () => {
  const { body, docs, text } = await ask('/pages');
  expect(docs).toHaveLength(10);
  expect(body.totalDocs).toBeGreaterThan(80);
  expect(text).not.toMatch(/"source":|"blockName":|"_status":|scheduled/i);
  const paths = [1, 2, 3].map(async (page) => (await ask(`/pages?limit=100&page=${page}`)).docs);
  expect((await Promise.all(paths)).flat().map(({ path }) => path)).not.toContainEqual(
    expect.stringContaining('{'),
  );
});

test('one record is found by a published key, or by its number', async () => {
  const { docs } = await ask('/pages?where[path][equals]=/cruise');
  expect(docs.map(({ path }) => path)).toEqual(['/cruise']);
  expect((await ask(`/pages/${docs[0]?.id}`)).body).toEqual(docs[0]);
});

test('HEAD answers as GET does, without the body', async () => {
  const incoming = { socket: { remoteAddress: '203.0.113.8' } };
  const read = (path: string, method: string) => app.request(`/cmsapi/api${path}`, { method }, { incoming });
  const path = '/pages?where[path][equals]=/cruise';
  const [head, get] = [await read(path, 'HEAD'), await read(path, 'GET')];
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect((await read('/users', 'HEAD')).status).toBe((await read('/users', 'GET')).status);
  expect((await read(path, 'POST')).status).toBe(404);
});

test('a change is answered at once, and unchanged content is not sent again', async () => {
  const path = '/pages?where[path][equals]=/cruise';
  const before = await ask(path);
  const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
  expect((await ask(path, headers)).status).toBe(304);
  const service = await contentService();
  const id = Number(before.docs[0]?.id);
  const change = (lead: string, draft: boolean) =>
    service.update({
      collection: 'pages',
      id,
      data: { lead, _status: draft ? 'draft' : 'published' },
      draft,
      overrideAccess: true,
    });
  await change('Only a draft.', true);
  expect((await ask(path, headers)).status).toBe(304);
  await change('A new lead.', false);
  const after = await ask(path, headers);
  expect([after.status, after.docs[0]?.lead]).toEqual([200, 'A new lead.']);
});

describe('a file', () => {
  let upload = 0;
  let document = 0;
  beforeAll(async () => {
    const service = await contentService();
    const data = Buffer.from(smallestPdf);
    const file = { name: 'a.pdf', data, mimetype: 'application/pdf', size: data.length };
    const options = { overrideAccess: true, depth: 0, file } as const;
    upload = (await service.create({ collection: 'upload', data: { alt: 'A plan' }, ...options })).id;
    const legal = { title: 'Annual return', purpose: 'annual-return' } as const;
    document = (await service.create({ collection: 'legal-documents', data: legal, ...options })).id;
    const paper = { title: 'A certificate', issuer: 'Us', issuedOn: '2026-01-01', position: 1 };
    await service.create({
      collection: 'certificates',
      data: { ...paper, document: upload, _status: 'published' },
      overrideAccess: true,
    });
  });

  test('is visible to no one before a published page shows it', async () => {
    shown = shownOnPages(new Map([['/', { reads: { 'settings brand': 'v' } }]]))();
    expect((await ask('/upload')).docs).toEqual([]);
    expect((await ask(`/upload/${upload}`)).status).toBe(404);
    expect((await ask('/legal-documents')).docs).toEqual([]);
    expect((await ask(`/legal-documents/${document}`)).status).toBe(404);
    expect((await ask('/certificates?depth=1')).text).not.toContain('A plan');
  });

  test('is there once a page has read it', async () => {
    const reads = { [`upload ${upload}`]: 'v', 'settings annualReturnUrl,brand': 'v' };
    shown = shownOnPages(new Map([['/', { reads }]]))();
    expect((await ask('/upload')).docs).toMatchObject([{ id: upload, alt: 'A plan' }]);
    expect((await ask('/upload')).docs[0]?.url).toMatch(/^\/media\/.+\.pdf$/);
    expect((await ask('/legal-documents')).docs).toMatchObject([{ id: document, url: '/documents/a.pdf' }]);
    expect((await ask('/certificates?depth=1')).docs).toMatchObject([{ document: { alt: 'A plan' } }]);
  });
});

test('too many requests have to wait', async () => {
  const incoming = { socket: { remoteAddress: '203.0.113.9' } };
  const statuses = new Set<number>();
  for (let count = 0; count < 301; count++)
    statuses.add((await app.request('/cmsapi/api/faqs?limit=1', {}, { incoming })).status);
  expect([...statuses]).toEqual([200, 429]);
  expect(await rowsOf("select key from limits.attempts where key like 'content-service%'")).not.toEqual([]);
});
