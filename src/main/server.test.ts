import { once } from 'node:events';
import net from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createServer, listen, type Taker } from './server.ts';

/** Asks as a client that wants another protocol does. */
async function askToUpgrade(protocol: string, taker: Taker = () => false): Promise<string> {
  const app = new Hono().get('/admin', (context) => context.text(`served ${context.req.header('upgrade')}`));
  const server = createServer({ takers: [taker], app });
  onTestFinished(() => void server.close());
  // As Next does with whatever server a request comes from.
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const port = await listen(server, 0);
  const socket = net.connect(port, '127.0.0.1');
  const lines = ['GET /admin HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', `Upgrade: ${protocol}`];
  socket.write(`${lines.join('\r\n')}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`);
  let text = '';
  socket.on('data', (data) => {
    text += data;
    if (text.includes('\r\n\r\n')) socket.end();
  });
  await once(socket, 'close');
  return text;
}

test.each(['websocket', 'WebSocket', 'h2c, websocket'])(
  '%s is refused before any taker is asked',
  async (name) => {
    let wasAsked = false;
    const answer = await askToUpgrade(name, () => {
      wasAsked = true;
      return false;
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(wasAsked).toBe(false);
  },
);

test('a client that asks for HTTP/2 is answered over HTTP/1.1, and the app does not see the upgrade', async () => {
  const answer = await askToUpgrade('h2c');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('served undefined');
});

test('every answer says that it is what it is, and is embedded by no other site', async () => {
  const app = new Hono().get('/page', (context) => context.html('<p>page</p>'));
  const server = createServer({
    takers: [
      (request, response) => {
        if (request.url !== '/taken') return false;
        response.writeHead(200, { 'content-type': 'text/plain' }).end('taken');
        return true;
      },
    ],
    app,
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  for (const path of ['/page', '/taken', '/nothing']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
});

test('an answer of the app has its request’s id and is counted; one from the store is not', async () => {
  const counted: number[] = [];
  const stored: Taker = ({ url }, response) => url === '/stored' && Boolean(response.end('a page'));
  const app = new Hono().get('/asked', (context) => context.text('an answer'));
  const onAnswer = (response: { statusCode: number }) => void counted.push(response.statusCode);
  const server = createServer({ files: stored, takers: [], app, onAnswer });
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const idOf = async (path: string) => (await fetch(url + path)).headers.get('x-request-id');
  expect(await idOf('/stored')).toBeNull();
  expect(counted).toEqual([]);
  expect(await idOf('/asked')).toMatch(/^[\da-f-]{36}$/);
  expect(counted).toHaveLength(1);
});

test('a request that states its length in two ways is refused, and nothing behind it is read', async () => {
  const asked: string[] = [];
  const note: Taker = ({ url = '' }) => asked.push(url) < 0;
  const app = new Hono().post('/first', (context) => context.text('answered'));
  const server = createServer({ takers: [note], app });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  const smuggled = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const lengths of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    `Content-Length: 0\r\nContent-Length: ${smuggled.length}`,
    'Transfer-Encoding: chunked, identity',
  ]) {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`POST /first HTTP/1.1\r\nHost: localhost\r\n${lengths}\r\n\r\n0\r\n\r\n${smuggled}`);
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    await once(socket, 'close');
    expect(text, lengths).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(asked).not.toContain('/hidden');
});
