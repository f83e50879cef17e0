import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startObjectStorage } from '../support/object-storage.ts';

/** In front of an object storage that accepts every key: refuses as Amazon's does, or has another time. */
type Refusal = { status: number; code: string };
let refusal: Refusal | undefined;
let clockAheadMs = 0;
let version: string | undefined;
let asked: string[] = [];

const storage = await startObjectStorage();
const { port } = new URL(storage.settings.S3_ENDPOINT ?? '');
const front = http.createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const date = new Date(Date.now() + clockAheadMs).toUTCString();
  asked.push(request.method ?? '');
  if (refusal) {
    response.writeHead(refusal.status, { date, 'content-type': 'application/xml' });
    request.resume();
    response.end(`<?xml version="1.0"?><Error><Code>${refusal.code}</Code><Message>no</Message></Error>`);
    return;
  }
  const { method, url: path, headers } = request;
  const inner = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    const versioned = version && { 'x-amz-version-id': version };
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, date, ...versioned });
    pipeline(answer, response).catch(() => undefined);
  });
  await pipeline(request, inner);
});
await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready));
const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
setEnvironment({
  ...storage.settings,
  S3_ENDPOINT: endpoint,
  BACKUP_TO: 's3://site-files/backups',
});
afterAll(async () => {
  front.close();
  front.closeAllConnections();
  await storage.stop();
});
afterEach(() => {
  refusal = undefined;
  version = undefined;
  asked = [];
});

import { checkObjectStorage } from '#main/doctor/check-object-storage.ts';
import { env } from '#platform/env.ts';

const whats = async () => (await checkObjectStorage(env())).map(({ what }) => what);

test('a storage that works is not mentioned, and keeps nothing of the check', async () => {
  expect(await whats()).toEqual([]);
  expect(asked.filter((method) => method === 'PUT')).toHaveLength(3);
  expect(asked.filter((method) => method === 'DELETE')).toHaveLength(3);
  expect(await checkObjectStorage({ ...env(), storage: { ...env().storage, uploads: undefined } })).toEqual(
    [],
  );
});

test.each([
  [{ status: 404, code: 'NoSuchBucket' }, 'has no bucket site-files. Create it, or correct the name'],
  [{ status: 403, code: 'InvalidAccessKeyId' }, 'does not know the access key. Check AWS_ACCESS_KEY_ID.'],
  [
    { status: 403, code: 'SignatureDoesNotMatch' },
    'does not accept the secret key. Check AWS_SECRET_ACCESS_KEY.',
  ],
  [
    { status: 403, code: 'AccessDenied' },
    'does not let these keys do this in the bucket site-files. Allow them',
  ],
  [
    { status: 301, code: 'PermanentRedirect' },
    'keeps the bucket site-files in another region. Correct S3_REGION.',
  ],
  [{ status: 400, code: 'AuthorizationHeaderMalformed' }, 'expects another region. Correct S3_REGION.'],
  [
    { status: 503, code: 'ServiceUnavailable' },
    'is out of order at the moment (status 503). Try again in a while.',
  ],
  [{ status: 418, code: 'Teapot' }, 'failed: Teapot, 418, no.'],
])('%o is said in plain words, for each setting', async (given, words) => {
  refusal = given;
  const found = await checkObjectStorage(env());
  expect(found.map(({ level, what }) => [level, what.split(' ')[0]])).toEqual([
    ['stop', 'UPLOADS_URL'],
    ['stop', 'FILES_URL'],
    ['stop', 'BACKUP_TO'],
  ]);
  for (const { what } of found) expect(what).toContain(`The object storage at ${endpoint} ${words}`);
});

test('a bucket that keeps versions is named, since nothing is erased there', async () => {
  version = 'abc';
  expect((await whats())[0]).toBe(
    'UPLOADS_URL: the bucket site-files keeps earlier versions, so what is deleted or erased is still there.',
  );
});

test('a clock that is an hour wrong is named, whether the storage refuses or not', async () => {
  clockAheadMs = 3_600_000;
  expect(await whats()).toContain('The clock of this machine is 60 minutes behind the object storage’s.');
  refusal = { status: 403, code: 'RequestTimeTooSkewed' };
  expect((await whats())[0]).toContain(
    'since the clock of this machine differs from its own. Set the clock by NTP',
  );
});
