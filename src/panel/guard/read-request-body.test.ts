import { describe, expect, test } from 'vitest';
import { needsFields, readRequestBody } from './read-request-body.ts';

const limitBytes = 10_000;

function send(body: string, type = 'multipart/form-data; boundary=x') {
  const request = new Request('http://localhost/cmsapi/api/pages', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return readRequestBody(request, limitBytes);
}

const part = (head: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const fields = part('name="_payload"', '{"title":"Cruise"}');

describe('a form of the staff’s screens', () => {
  test('its fields are read, and a file beside them is passed on', async () => {
    const file = part('name="file"; filename="a.png"', 'a picture');
    expect(await send(`${fields}${file}--x--\r\n`)).toMatchObject({ ok: true, fields: { title: 'Cruise' } });
  });

  test.each([
    ['it breaks off in a part', fields.slice(0, -9)],
    ['it breaks off in the header of a part', `${fields}--x\r\nContent-Dispo`],
    ['a part’s header is malformed', `${fields}--x\r\n\u0001Content: 1\r\n\r\n1\r\n--x--\r\n`],
    ['its fields come twice', `${fields}${fields}--x--\r\n`],
    ['its fields are not JSON', `${part('name="_payload"', 'title')}--x--\r\n`],
  ])('it is refused when %s', async (_what, body) => {
    const sent = await send(body);
    expect(sent.ok === false && sent.refusal.status).toBe(400);
  });

  test('it is refused without a boundary', async () => {
    const sent = await send(`${fields}--x--\r\n`, 'multipart/form-data');
    expect(sent.ok === false && sent.refusal.status).toBe(400);
  });
});

test.each([{ email: {} }, { createdAt: 9_007_199_254_740_992 }, { updatedAt: ['2026-11-25'] }])(
  '%j is refused: the vendor reads it before it validates it',
  async (sent) => {
    const read = await send(JSON.stringify(sent), 'application/json');
    expect(read.ok === false && read.refusal.status).toBe(400);
  },
);

test('an address that was never set is not a fault', async () => {
  const read = await send(JSON.stringify({ email: null, createdAt: '2026-11-25' }), 'application/json');
  expect(read.ok).toBe(true);
});

test('what has no fields has none: nothing at all, and a list of redirects', async () => {
  const read = await Promise.all([send('', 'application/json'), send('/a,/b', 'text/csv')]);
  expect(read.map((each) => each.ok && each.fields)).toEqual([undefined, undefined]);
});

test.each([
  ['POST', ['pages'], true],
  ['POST', ['globals', 'site-settings'], true],
  ['PATCH', ['pages', '1'], true],
  ['PATCH', ['cases'], true],
  ['POST', ['pages', '1', 'duplicate'], false],
  ['POST', ['users', 'logout'], false],
  ['POST', ['redirects-import'], false],
  ['GET', ['pages'], false],
  ['DELETE', ['pages', '1'], false],
])('%s %j needs fields: %s', (method, slug, needs) => {
  expect(needsFields(method, slug, ['pages', 'cases', 'users'])).toBe(needs);
});
