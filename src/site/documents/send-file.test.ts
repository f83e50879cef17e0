import { expect, test } from 'vitest';
import { sendFile } from './send-file.ts';

test('a file that is removed while it is asked for is not there, and nothing keeps that answer', async () => {
  const gone = { size: 10, tag: 'a', read: async () => undefined };
  const headers = { 'cache-control': 'public, max-age=31536000', 'content-type': 'image/jpeg' };
  const answer = await sendFile(new Request('http://localhost/'), gone, headers);
  expect([answer.status, ...answer.headers]).toEqual([404, ['cache-control', 'no-store']]);
  const head = await sendFile(new Request('http://localhost/', { method: 'HEAD' }), gone, headers);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});
