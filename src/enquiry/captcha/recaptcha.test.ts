import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Google at the network's edge: says what the test wants, and remembers what it was asked. */
let answer: { status: number; body: string };
let asked: URLSearchParams[] = [];

const google = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/recaptcha/api/siteverify')
      asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CAPTCHA', 'recaptcha');
  vi.stubEnv('RECAPTCHA_V2_SITE_KEY', 'v2-site');
  vi.stubEnv('RECAPTCHA_V2_SECRET', 'v2-secret');
  vi.stubEnv('RECAPTCHA_V3_SITE_KEY', 'v3-site');
  vi.stubEnv('RECAPTCHA_V3_SECRET', 'v3-secret');
  vi.stubEnv('RECAPTCHA_URL', `http://127.0.0.1:${(google.address() as AddressInfo).port}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await new Promise((resolve) => google.close(resolve));
});

async function verify(said: Record<string, unknown> | string, version: 'v2' | 'v3' = 'v2', status = 200) {
  answer = { status, body: typeof said === 'string' ? said : JSON.stringify(said) };
  const { verifyRecaptcha } = await import('./recaptcha.ts');
  return verifyRecaptcha('the-token', version);
}

const yes = { success: true, hostname: 'localhost' };

test('Google says yes for our host: passed, asked with the secret and without the visitor’s address', async () => {
  expect(await verify(yes)).toMatchObject({
    outcome: 'passed',
    solution: { id: expect.stringMatching(/^recaptcha:/) },
  });
  expect(asked.map(String)).toEqual(['secret=v2-secret&response=the-token']);
});

test('Google says no, or yes for another host: failed', async () => {
  expect(await verify({ success: false, 'error-codes': ['timeout-or-duplicate'] })).toEqual({
    outcome: 'failed',
  });
  expect(await verify({ success: true, hostname: 'evil.test' })).toEqual({ outcome: 'failed' });
  expect(await verify({ success: true })).toEqual({ outcome: 'failed' });
});

test('v3 needs a likely person and our action', async () => {
  const likely = { ...yes, score: 0.5, action: 'call_back' };
  expect(await verify(likely, 'v3')).toMatchObject({ outcome: 'passed' });
  expect(asked.map((form) => form.get('secret'))).toEqual(['v3-secret']);
  expect(await verify({ ...likely, score: 0.4 }, 'v3')).toEqual({ outcome: 'failed' });
  expect(await verify({ ...likely, action: 'login' }, 'v3')).toEqual({ outcome: 'failed' });
  expect(await verify(yes, 'v3')).toEqual({ outcome: 'failed' });
});

test('Google is down, talks nonsense or refuses our secret: unavailable', async () => {
  expect(await verify('{}', 'v2', 503)).toEqual({ outcome: 'unavailable' });
  expect(await verify('<html>')).toEqual({ outcome: 'unavailable' });
  expect(await verify({ success: 'yes' })).toEqual({ outcome: 'unavailable' });
  expect(await verify({ success: false, 'error-codes': ['invalid-input-secret'] })).toEqual({
    outcome: 'unavailable',
  });
  vi.resetModules();
  vi.stubEnv('RECAPTCHA_URL', 'http://127.0.0.1:1');
  expect(await verify(yes)).toEqual({ outcome: 'unavailable' });
});
