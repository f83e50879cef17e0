import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import { allEndpoints } from '#main/all-endpoints.ts';
import { log } from '#platform/log.ts';
import { setEnvironment } from '../support/environment.ts';
import { answerOf, api, get, newVisitor, sampleEnquiry } from '../support/visitor.ts';

setEnvironment();

// None of these needs a database: whatever is refused here is refused before anything is asked of it.
const posts = allEndpoints.flatMap(({ name, method }) => (method === 'POST' ? [name] : []));
const guarded = allEndpoints.flatMap((each) =>
  each.method === 'POST' && !each.beaconBytes ? [each.name] : [],
);

test('the token comes with a cookie and is not kept by any cache', async () => {
  const answer = await get('/api/fetch_token');
  expect(answer.status).toBe(200);
  expect(Object.keys(answer.body)).toEqual(['data']);
  expect(answer.body.data).toMatch(/^\d+\.[\w-]{43}$/);
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toContain('application/json');
});

test.each(posts)('%s takes POST only', async (endpoint) => {
  const { status, headers, body } = await get(`/api/${endpoint}`);
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('POST, OPTIONS');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({ status_code: 0, status_description: 'This endpoint takes POST.', errors: {} });
});

const gets = allEndpoints.flatMap(({ name, method }) => (method === 'GET' ? [name] : []));

test('every endpoint has a name of its own', () => {
  expect(new Set([...gets, ...posts]).size).toBe(allEndpoints.length);
  expect(posts).toEqual(
    expect.arrayContaining([
      'health_calculator',
      'create_janampatri',
      'send_email_janampatri',
      'tool_progress',
    ]),
  );
});

test.each(gets)('%s takes GET only', async (endpoint) => {
  const { post } = await newVisitor();
  const { status, headers } = await post(endpoint, {});
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('HEAD answers as GET does, without a body; on a POST endpoint it is a wrong method', async () => {
  const head = await api.request('/api/fetch_token', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await api.request('/api/save_lead_data', { method: 'HEAD' })).status).toBe(405);
});

test('OPTIONS names the methods and gives no permission to other sites', async () => {
  const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
  const answer = await api.request('/api/save_lead_data', { method: 'OPTIONS', headers });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each(['/api/no_such_call', '/api/', '/api', '/api/save_lead_data/', '/api/SAVE_LEAD_DATA'])(
  '%s is an unknown endpoint',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ status_code: 0, status_description: 'There is no such endpoint.', errors: {} });
  },
);

test('without ALTCHA there is no challenge', async () => {
  expect((await get('/api/captcha_challenge')).status).toBe(404);
});

test.each(posts)('%s refuses what is not a JSON object, from every sender', async (endpoint) => {
  for (const body of ['', '[]', '{', 'name=Asha']) {
    const answer = await answerOf(await api.request(`/api/${endpoint}`, { method: 'POST', body }));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      status_code: 0,
      status_description: 'Please send a JSON object.',
      errors: {},
    });
  }
});

test.each(posts)('%s refuses a foreign or missing origin', async (endpoint) => {
  const { post } = await newVisitor();
  for (const origin of ['https://evil.test', 'null', '']) {
    const { status, body } = await post(endpoint, {}, { origin });
    expect([status, body.status_description]).toEqual([403, 'Please send this from our own site.']);
  }
});

test('a beacon alone needs no token', () => {
  expect(posts.filter((name) => !guarded.includes(name))).toEqual(['page_speed']);
});

test.each(guarded)('%s refuses a missing, foreign or cookieless token', async (endpoint) => {
  const { post } = await newVisitor();
  const other = await newVisitor();
  const wrong: Record<string, string>[] = [
    { token: '' },
    { token: other.headers.token ?? '' },
    { cookie: '' },
  ];
  for (const headers of wrong) {
    const { status, body } = await post(endpoint, {}, headers);
    expect([status, body.status_code, body.errors]).toEqual([403, 0, {}]);
    expect(body.status_description).toMatch(/has expired/);
  }
});

test.each(posts)('%s refuses a body of more than 64 KiB before its sender is looked at', async (endpoint) => {
  const { post } = await newVisitor();
  const { status, body } = await post(endpoint, sampleEnquiry({ notes: 'x'.repeat(65_536) }), { origin: '' });
  expect([status, body.status_code]).toEqual([413, 0]);
});

test('a chunked body without end is cut off over a real connection', async () => {
  const server = createServer(getRequestListener(api.fetch));
  const url = await listen(server);
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 16_384;
      setImmediate(() => this.push(Buffer.alloc(16_384, ' ')));
    },
  });
  const init = { method: 'POST', body: Readable.toWeb(endless), duplex: 'half' } as unknown as RequestInit;
  const answer = await fetch(`${url}/api/save_lead_data`, init);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(8 * 1024 * 1024);
  endless.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a body that breaks off in the middle does not count as a failure, and is not logged', async () => {
  const told = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
  const ended = Promise.withResolvers<unknown>();
  const server = createServer(
    getRequestListener(async (request, env) => {
      const answer = await api.fetch(request, env);
      ended.resolve(answer.status);
      return answer;
    }),
  );
  const { port } = new URL(await listen(server));
  const socket = net.connect(Number(port), '127.0.0.1');
  const head = [
    'POST /api/save_lead_data HTTP/1.1',
    'Host: localhost',
    'Content-Length: 5000',
    '',
    '{"name":"Re',
  ];
  socket.write(head.join('\r\n'), () => setTimeout(() => socket.destroy(), 50));
  expect(await ended.promise).toBe(400);
  for (const spy of told) expect(spy).not.toHaveBeenCalled();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('phone_validation and email_validation judge one field', async () => {
  const { post } = await newVisitor();
  const good = { status_code: 1, status_description: 'OK', data: {} };
  expect((await post('phone_validation', { phone: '9820012345' })).body).toEqual(good);
  expect((await post('email_validation', { email: 'asha@example.insurance' })).body).toEqual(good);
  const short = await post('phone_validation', { phone: '982001234' });
  expect(short.status).toBe(200);
  expect(short.body).toEqual({
    status_code: 0,
    status_description: 'Please enter 10 digit phone number',
    errors: { phone: 'Please enter 10 digit phone number' },
  });
  const impossible = await post('phone_validation', { phone: '9876543210' });
  expect(impossible.body.status_description).toBe('Please check this phone number');
  const wrong = await post('email_validation', { email: 'asha@' });
  expect([wrong.status, wrong.body.status_code]).toEqual([200, 0]);
  expect(wrong.body.status_description).toBe('Please enter valid email id');
  expect((await post('email_validation', {})).body.status_code).toBe(0);
  expect((await post('phone_validation', { phone: { $ne: 1 } })).body.status_code).toBe(0);
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
