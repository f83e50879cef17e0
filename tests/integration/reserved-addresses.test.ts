import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { withSeed } from '../support/content-service.ts';
import { find } from '../support/published-site.ts';

/** No editor may publish where the program answers: the page would be served in its place. */
withSeed();

async function publishAt(path: string): Promise<void> {
  const service = await contentService();
  const id = await find('pages', 'path', '/cruise');
  await service.update({ collection: 'pages', id, data: { path, _status: 'published' } });
  await service.update({ collection: 'pages', id, data: { path: '/cruise', _status: 'published' } });
}

test.each([
  ['the home page’s files', '/index'],
  ['the readiness of a release', '/readyz'],
  ['the search', '/search'],
  ['the desk', '/desk/today'],
  ['a form', '/forms/career'],
  ['a further part of a page', '/blogs-and-resources/page/2'],
  ['what the form on a page leads to', '/status/mine'],
  ['a tool, below its start page', '/health-calculator/questions'],
])('a page cannot take the address of %s', async (_what, path) => {
  await expect(publishAt(path)).rejects.toMatchObject({
    data: {
      errors: [{ path: 'path', message: `${path} is an address of the program itself. Choose another one.` }],
    },
  });
});

test('a blog post outside /blog/ cannot either', async () => {
  const service = await contentService();
  const { docs } = await service.find({ collection: 'blog-posts', limit: 1, depth: 0 });
  const options = { collection: 'blog-posts', id: Number(docs[0]?.id) } as const;
  const data = { path: '/find', _status: 'published' } as const;
  await expect(service.update({ ...options, data })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'path', message: expect.stringContaining('/find is an address of the program') }],
    },
  });
});

test.each([
  ['/blog/monsoon', 'Addresses below /blog/ belong to blog posts. Choose another one.'],
  [
    '/news-and-recognition/moved',
    'Addresses below /news-and-recognition/ belong to news. Choose another one.',
  ],
  [
    '/blogs-and-resources/june',
    'Addresses below /blogs-and-resources/ belong to newsletters. Choose another one.',
  ],
])('a page cannot be at %s, where a post or an issue may be tomorrow', async (path, message) => {
  await expect(publishAt(path)).rejects.toMatchObject({ data: { errors: [{ path: 'path', message }] } });
});

test('a page that staff write stays where the forms on it lead below it', async () => {
  const service = await contentService();
  const id = await find('pages', 'path', '/status');
  const data = { path: '/status', _status: 'published' } as const;
  expect((await service.update({ collection: 'pages', id, data })).path).toBe('/status');
  await publishAt('/cruises/checks');
});
