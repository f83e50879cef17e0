import { expect, test } from 'vitest';
import { maxBytes, readBody } from './read-body.ts';

function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

/** A body without a length, as a chunked sender gives it. */
function pouring(chunks: number, onPulled: () => void) {
  let left = chunks;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      onPulled();
      if (left-- > 0) controller.enqueue(new Uint8Array(16 * 1024).fill(0x20));
      else controller.close();
    },
  });
}

test('a JSON object is read', async () => {
  expect(await readBody(post('{"name":"मीरा","consent":true}'))).toEqual({
    ok: true,
    body: { name: 'मीरा', consent: true },
  });
});

test('anything else is 400', async () => {
  const bad = [
    '',
    ' ',
    '[]',
    'null',
    '"text"',
    '7',
    '{',
    '{"a":1}}',
    new Uint8Array([0x7b, 0xff, 0x7d]),
    null,
  ];
  for (const body of bad)
    expect(await readBody(post(body)), String(body)).toMatchObject({ refusal: { status: 400 } });
});

test('exactly 64 KiB are read, one byte more is 413', async () => {
  const fits = JSON.stringify({ a: 'x'.repeat(maxBytes - 8) });
  expect(fits).toHaveLength(64 * 1024);
  expect(await readBody(post(fits))).toMatchObject({ ok: true });
  expect(await readBody(post(`${fits} `))).toMatchObject({ refusal: { status: 413 } });
});

test('a stated length over the limit is refused unread', async () => {
  const request = post('{}', { 'content-length': String(maxBytes + 1) });
  expect(await readBody(request)).toMatchObject({ refusal: { status: 413 } });
  expect(request.bodyUsed).toBe(false);
});

test('a chunked body is cut off at the limit, however long it would go on', async () => {
  let pulled = 0;
  const read = await readBody(post(pouring(1000, () => pulled++)));
  expect(read).toMatchObject({ refusal: { status: 413 } });
  expect(pulled).toBeLessThan(10);
});

test('half a character becomes a whole replacement', async () => {
  expect(await readBody(post('{"city":"a\\ud800b"}'))).toEqual({ ok: true, body: { city: 'a\ufffdb' } });
});

test('a field named __proto__ is only a field', async () => {
  const read = await readBody(post('{"__proto__":{"isAdmin":true}}'));
  expect(read.ok && (read.body as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
