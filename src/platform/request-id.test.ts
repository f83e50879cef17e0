import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';

vi.mock('./env.ts', () => ({ env: () => ({ trustedProxies: proxies }) }));
const proxies = ['127.0.0.1'];

import { log } from './log.ts';
import { requestIdHeader, requestIdOf, withRequestId } from './request-id.ts';

function request(remoteAddress: string, id?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const asked = new IncomingMessage(socket);
  if (id) asked.headers[requestIdHeader] = id;
  return asked;
}

test('The id that a trusted proxy names is taken', () => {
  expect(requestIdOf(request('127.0.0.1', 'd4c1a6f07f3b4b62'))).toBe('d4c1a6f07f3b4b62');
});

test('An id from anyone else, or one that would spoil a log line, is replaced', () => {
  const isNew = /^[\da-f]{8}-/;
  expect(requestIdOf(request('203.0.113.7', 'aaaaaaaaaaaaaaaa'))).toMatch(isNew);
  expect(requestIdOf(request('127.0.0.1', 'a"}\n{"event":"x'))).toMatch(isNew);
  expect(requestIdOf(request('127.0.0.1'))).toMatch(isNew);
});

test('Each log line that is written while a request is answered names it', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await withRequestId('one-of-many', async () => {
    await Promise.resolve();
    log.info('during');
  });
  log.info('after');
  write.mockRestore();
  expect(lines.map((line) => JSON.parse(line).request)).toEqual(['one-of-many', undefined]);
});
