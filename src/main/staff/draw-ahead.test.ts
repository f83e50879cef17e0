import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { drawAhead } from './draw-ahead.ts';

test('a screen that no one asked for is drawn to its end, however long, and sent to no one', async () => {
  let asked = '';
  const status = await drawAhead(async (request, response) => {
    asked = `${request.method} ${request.url}`;
    response.statusCode = 203;
    await pipeline(Readable.from(Array(100).fill('a'.repeat(64_000))), response);
  });
  expect([asked, status]).toEqual(['GET /admin/login', 203]);
});
