import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { htmlAnswer } from '#site/document/html-answer.ts';
import { compressRendered } from './compress-rendered.ts';

const html = `<p>${'A page that is drawn for one visitor. '.repeat(200)}</p>`;
const app = new Hono();
app.use(compressRendered);
app.get('/page', (c) => {
  c.header('Set-Cookie', 'a=1', { append: true });
  c.header('Set-Cookie', 'b=2', { append: true });
  return c.html(html, 422);
});
app.get('/drawn', () => htmlAnswer(html, { status: 404, headers: { 'content-type': 'text/html' } }));
app.get('/packed', (c) => c.body('x', 200, { 'content-type': 'text/html', 'content-encoding': 'br' }));
app.get('/data', (c) => c.json({ html }));
app.get('/away', (c) => c.redirect('/page'));

const get = (path: string, encodings = 'gzip, br') =>
  app.request(path, { headers: { 'accept-encoding': encodings } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a page travels in the form that is asked for, with its status and its cookies', async () => {
  const page = await get('/page');
  expect([page.status, page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual([
    422,
    'br',
    'accept-encoding',
  ]);
  expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(brotliDecompressSync(await bytesOf(page)).toString()).toBe(html);
  expect(gunzipSync(await bytesOf(await get('/page', 'gzip'))).toString()).toBe(html);
});

test('a page whose text is known travels like any other', async () => {
  const page = await get('/drawn');
  expect([page.status, brotliDecompressSync(await bytesOf(page)).toString()]).toEqual([404, html]);
  expect(await (await get('/drawn', '')).text()).toBe(html);
  const head = await app.request('/drawn', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect([head.status, await head.text()]).toEqual([404, '']);
});

test('a client that accepts no encoding gets the page uncompressed', async () => {
  const page = await get('/page', '');
  expect([page.headers.get('content-encoding'), await page.text()]).toEqual([null, html]);
});

test('an answer that is compressed already, is not a page, or has no body is left alone', async () => {
  expect(await (await get('/packed')).text()).toBe('x');
  expect((await get('/data')).headers.get('content-encoding')).toBeNull();
  expect((await get('/away')).headers.get('content-encoding')).toBeNull();
  const head = await app.request('/page', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(head.status).toBe(422);
});
