import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { postOutbound } from './outbound-post.ts';

const asked: string[] = [];
const server = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
  if (request.url === '/silent') return;
  response.writeHead(request.url === '/moved' ? 302 : 204, { location: '/elsewhere' }).end();
});
server.listen(0);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.closeAllConnections() ?? server.close());
beforeEach(() => {
  asked.length = 0;
});

const post = (host: string, { path = '/hook', mayReachItself = true } = {}) =>
  postOutbound(`http://${host}:${port}${path}`, {
    headers: { 'x-a': 'b' },
    body: 'é',
    timeoutMs: 300,
    mayReachItself,
  });

test('while the site is on this machine, a hook may be there as well', async () => {
  expect(await post('127.0.0.1')).toBe(204);
  expect(await post('localhost')).toBe(204);
  expect(asked).toEqual(['POST /hook é', 'POST /hook é']);
});

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0.0.0.0', '2130706433', '0x7f.1'])(
  'a public site reaches nothing on this machine, whatever it is called: %s',
  async (host) => {
    await expect(post(host, { mayReachItself: false })).rejects.toThrow(
      'private network’s or this machine’s',
    );
    expect(asked).toEqual([]);
  },
);

test.each(['10.0.0.1', '169.254.169.254', '[fd00::1]'])('nor does any site reach %s', async (host) => {
  await expect(post(host)).rejects.toThrow('private network’s or this machine’s');
});

test('a redirect is an answer, and is not followed', async () => {
  expect(await post('127.0.0.1', { path: '/moved' })).toBe(302);
  expect(asked).toEqual(['POST /moved é']);
});

test('a server that never answers is given up after the timeout', async () => {
  await expect(post('127.0.0.1', { path: '/silent' })).rejects.toThrow('No answer in 0.3 s.');
});
