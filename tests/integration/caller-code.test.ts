import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on' });

import { callCodeOf } from '#cases/calls/call-code.ts';
import { callRoutes } from '#cases/calls/call-routes.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

/** The open protocol of docs/caller-code.md, spoken by its reference client with the site. */
withDatabase();
withContentService();

const { discover, checkCaller } = await import(
  pathToFileURL(path.resolve('docs/caller-code/reference.mjs')).href
);
const routes = callRoutes(async () => new Response('a page'), 'en');
const ask = async (url: string, init?: RequestInit) => routes.request(url, init);

let userId: number;

beforeAll(async () => {
  ({ id: userId } = await staffMember('adviser'));
  await rowsOf(`update users set name = 'Lakshmi R.' where id = $1`, [userId]);
});

async function calledVisitor() {
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', sampleEnquiry());
  const reference = String(body.data?.reference);
  const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  const caseId = found?.id ?? 0;
  const { code } = await callCodeOf({ caseId, userId });
  return { reference, code, caseId };
}

test('a client finds the check, recognises our caller by name, and no one else', async () => {
  const { reference, code, caseId } = await calledVisitor();
  const site = await discover(origin, ask);
  expect(new RegExp(site.reference.pattern).test(reference)).toBe(true);
  const check = (asked: object) => checkCaller(site, { reference, code, ...asked }, ask);
  const ours = { ours: true, caller: 'Lakshmi R.', organisation: site.organisation };
  expect(await check({})).toEqual(ours);
  expect(
    await check({ reference: reference.toLowerCase(), code: code.toUpperCase().replace(' ', '-') }),
  ).toEqual(ours);
  expect(await check({ code: `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}` })).toEqual({
    ours: false,
  });
  expect(await check({ reference: 'ZZ9ZZ9ZZ' })).toEqual({ ours: false });
  await rowsOf('update desk.call_codes set expires_at = now() where case_id = $1', [caseId]);
  expect(await check({})).toEqual({ ours: false });
});

test('codes cannot be tried out, here and on the page together', async () => {
  const { reference, code } = await calledVisitor();
  const site = await discover(origin, ask);
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await checkCaller(site, { reference, code: `none ${20 + tried}` }, ask)).toEqual({ ours: false });
    const body = new URLSearchParams({ reference, code: `none ${30 + tried}` });
    await ask(`${origin}/is-it-us/answer`, { method: 'POST', headers: { origin }, body });
  }
  const { retryAfterSeconds } = await checkCaller(site, { reference, code }, ask);
  expect(retryAfterSeconds).toBeGreaterThan(3000);
});

test.each([
  [
    'a form, which a page of another site could send',
    { 'content-type': 'text/plain' },
    '{"reference":"A","code":"b"}',
  ],
  ['no JSON', { 'content-type': 'application/json' }, 'reference=A'],
  ['no code', { 'content-type': 'application/json' }, '{"reference":"AB3CD4EF"}'],
  [
    'a code that is too long',
    { 'content-type': 'application/json' },
    `{"reference":"A","code":"${'a'.repeat(21)}"}`,
  ],
  ['values of another kind', { 'content-type': 'application/json' }, '{"reference":["A"],"code":27}'],
])('%s is refused, and kept by no cache', async (_what, headers, body) => {
  const answer = await ask(`${origin}/.well-known/caller-code/check`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'malformed' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('other methods are refused with those that there are', async () => {
  const allowed = async (place: string, method: string) => {
    const { status, headers } = await ask(`${origin}/.well-known/caller-code${place}`, { method });
    return [status, headers.get('allow')];
  };
  expect(await allowed('', 'POST')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('/check', 'GET')).toEqual([405, 'POST']);
});
