import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { refuseTemporarily } from './refuse.ts';

test('a page that was opened while the staff side is away reloads itself; a form is not sent again', async () => {
  const server = createServer(refuseTemporarily).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/desk/today`;
  const opened = await fetch(url);
  expect([opened.status, opened.headers.get('refresh'), opened.headers.get('retry-after')]).toEqual([
    503,
    '5',
    '5',
  ]);
  expect(await opened.text()).toContain('tries again every five seconds');
  const sent = await fetch(url, { method: 'POST', body: 'text=Rang' });
  expect([sent.status, sent.headers.get('refresh'), sent.headers.get('retry-after')]).toEqual([
    503,
    null,
    '5',
  ]);
});
