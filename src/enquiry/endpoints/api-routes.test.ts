import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '#platform/database.ts';
import { apiRoutes } from './api-routes.ts';
import { enquiryEndpoints } from './endpoints.ts';

/** Mounted in a larger app with handlers of its own, as the site does it. */
const site = new Hono();
site.onError((_error, c) => c.text('the site’s own page', 500));
site.notFound((c) => c.text('the site’s own page', 404));
site.route('/', apiRoutes(enquiryEndpoints));
site.get('/*', (c) => c.text('a page'));

vi.mock('./fetch-token.ts', () => ({ fetchToken: () => fail() }));
let fail: () => never;

test('an unforeseen error is a 500 of the endpoints’ shape that tells nothing', async () => {
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  fail = () => {
    throw new Error('the password is swordfish');
  };
  const answer = await site.request('/api/fetch_token');
  logged.mockRestore();
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status_code: 0,
    status_description: 'Some error occured please retry',
    errors: {},
  });
});

test('a database that is away is a 503 that says when to come back', async () => {
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  fail = () => {
    throw new DatabaseUnavailable('away');
  };
  const answer = await site.request('/api/fetch_token');
  logged.mockRestore();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('unknown endpoints are answered here, other paths are left to the site', async () => {
  const unknown = await site.request('/api/none');
  expect([unknown.status, (await unknown.json()).status_code]).toEqual([404, 0]);
  expect(await (await site.request('/apiary')).text()).toBe('a page');
});
