/** Requests that cost work and store nothing are limited by address. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on', CAPTCHA: 'altcha' });

import type { PlainPage } from '#site/document/plain-page.tsx';
import { SiteContext, type SiteView } from '#site/document/site-context.tsx';
import { searchRoutes } from '#site/search/search-routes.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { answerOf, api } from '../support/visitor.ts';

withDatabase();

/** As much of the site as the page of the search reads. */
const site = {
  locale: 'en',
  linkTo: String,
  pageData: { path: '/search', variant: 'general' },
} as unknown as SiteView;

test('six hundred captcha challenges an hour from one address', async () => {
  const ask = () => api.request('/api/captcha_challenge');
  expect((await ask()).status).toBe(200);
  await rowsOf(`update limits.attempts set points = 600 where key like 'challenges-per-address:%'`);
  const refused = await answerOf(await ask());
  expect([refused.status, refused.body.status_code]).toEqual([429, 0]);
  expect(refused.body.status_description).toContain('Please try again later');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('six hundred searches an hour from one address, and the page says so', async () => {
  const respond = async ({ body, status }: PlainPage) =>
    new Response(renderToStaticMarkup(createElement(SiteContext, { value: site }, body)), { status });
  const routes = searchRoutes({ respond, locale: 'en', isPublished: () => true });
  const ask = (query: string) => routes.request(`/search${query}`);
  expect((await ask('?q=nothing')).status).toBe(200);
  await rowsOf(`update limits.attempts set points = 600 where key like 'searches-per-address:%'`);
  const refused = await ask('?q=nothing');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await refused.text()).toContain('many searches from your connection');
  // The empty page asks nothing of the database.
  expect((await ask('')).status).toBe(200);
});
