import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { createStaticStore } from './static-store.ts';
import { storedFile } from './stored-file.ts';

const page = '<!doctype html><p>नमस्ते, a page of some length, a page of some length.</p>';
const visits: string[] = [];
const store = createStaticStore(
  (path, query) => path === '/thank-you' && query.includes('reference='),
  (path, userAgent) => visits.push(`${path} ${userAgent}`),
);
let server: Server;

beforeAll(async () => {
  const content = await compress(Buffer.from(page));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  };
  store.set('/', { ...storedFile({ content, headers }), isPage: true });
  store.set('/thank-you', storedFile({ content, headers }));
  store.set('/404', storedFile({ content, headers, status: 404 }));
  store.set(
    '/photo.png',
    storedFile({ content: { body: Buffer.from([1, 2, 3]) }, headers: { 'content-type': 'image/png' } }),
  );
  server = createServer((incoming, outgoing) => {
    if (!store.serve(incoming, outgoing)) outgoing.writeHead(599).end('not ours');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('a page is sent in the smallest form that the client takes, and says on what that depends', async () => {
  const brotli = await ask('/', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  const zipped = await ask('/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.body).toString()).toBe(page);
  const plain = await ask('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(page);
  expect(plain.headers['content-length']).toBe(String(plain.body.length));
});

test('each form has a tag of its own, and any of them is known again', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (encoding) => (await ask('/', { 'accept-encoding': encoding })).headers.etag ?? '',
    ),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`, '*']) {
    const answer = await ask('/', { 'if-none-match': tag, 'accept-encoding': 'br' });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers.etag).toBe(tags[0]);
    expect(answer.headers.vary).toBe('accept-encoding');
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD answers as GET does, without the body', async () => {
  const answer = await ask('/', { 'accept-encoding': 'br' }, 'HEAD');
  expect(answer.status).toBe(200);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  expect(answer.body).toHaveLength(0);
});

test('the page for unknown addresses answers 404, also to a client that has it', async () => {
  const { status, headers } = await ask('/404');
  expect(status).toBe(404);
  expect((await ask('/404', { 'if-none-match': String(headers.etag) })).status).toBe(404);
});

test('a query does not hide a page', async () => {
  expect((await ask('/?utm_source=mail')).status).toBe(200);
});

test.each([
  ['another method', '/', 'POST'],
  ['an unknown path', '/nothing', 'GET'],
  ['an address that is drawn on request', '/thank-you?reference=ABC2DE3F', 'GET'],
])('%s is left to others', async (_what, path, method) => {
  expect((await ask(path, {}, method)).status).toBe(599);
});

test('what is compressed already is sent as it is', async () => {
  const { headers, body } = await ask('/photo.png', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect([...body]).toEqual([1, 2, 3]);
});

test('who opens a page is a visit, also with the page at hand; who asks for its headers or a file is none', async () => {
  visits.length = 0;
  const { headers } = await ask('/?utm_source=x', { 'user-agent': 'A browser' });
  await ask('/', { 'user-agent': 'A browser', 'if-none-match': String(headers.etag) });
  await ask('/', {}, 'HEAD');
  await ask('/photo.png');
  expect(visits).toEqual(['/ A browser', '/ A browser']);
});

test('whatever is sent, asked for once or often, has the headers of every answer', async () => {
  for (const [path, headers, method] of [
    ['/', {}],
    ['/', { 'accept-encoding': 'br' }],
    ['/', { 'accept-encoding': 'br' }],
    ['/', { 'if-none-match': '*' }],
    ['/photo.png', {}, 'HEAD'],
  ] as [string, Record<string, string>, string?][]) {
    const answer = await ask(path, headers, method);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  const [first, second] = [await ask('/', { 'accept-encoding': 'br' }), await ask('/')];
  expect([first.headers['content-encoding'], second.headers['content-encoding']]).toEqual(['br', undefined]);
  expect(first.headers['content-length']).toBe(String(first.body.length));
});
