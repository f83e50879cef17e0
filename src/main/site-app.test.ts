import { expect, test } from 'vitest';
import { isPagePath } from '#content/fields/rules.ts';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { isAnsweredByProgram } from '#site/routes/reserved-addresses.ts';
import { visitorRoutes } from '#site/routes/visitor-routes.ts';
import { siteApp } from './site-app.ts';
import { isOfStaffSide } from './staff/staff-paths.ts';

// None of them is asked here: what they need is for answering.
const nothing = { baseHeaders: {}, documentHeaders: {}, locales: ['en'], hasStyleguide: true };
const app = siteApp({
  isServing: () => true,
  isPublished: () => true,
  respondPlainPage: async () => new Response(),
  locales: ['en'],
  routes: visitorRoutes(nothing as unknown as Parameters<typeof visitorRoutes>[0]),
});

/** Those that answer at the address of any page on purpose: the last one, a tool's below its start page, a page on paper. */
const ofAnyPage = ['*', '/*', '/:path{.+\\.pdf}'];
/** A language that is not published has no page of its own: its addresses are refused by their prefix. */
const ofLanguages = /^\/(hi|en-XA|xx)\//;

/** An address that a route answers. */
const sampleOf = (route: string) =>
  route
    .replace(/\{[^/]*?\}(?=\/|$)/g, '')
    .replace(/:\w+/g, 'x')
    .replace(/\*$/, 'x');

test('no page may be where a route of the program answers', () => {
  const read = app.routes.filter(({ method }) => method === 'GET' || method === 'ALL');
  const owned = [...new Set(read.map(({ path }) => path))].filter(
    (path) => !ofAnyPage.includes(path) && !ofLanguages.test(path),
  );
  expect(owned.length).toBeGreaterThan(40);
  expect(owned).toEqual(expect.arrayContaining(['/readyz', '/search', '/call-back', '/find', '/styleguide']));
  const free = owned.filter((path) => isPagePath(sampleOf(path)) && !isAnsweredByProgram(sampleOf(path)));
  expect(free).toEqual([]);
});

test('no page may be on the staff side', () => {
  for (const path of ['/desk', '/desk/today', '/admin', '/admin/x', '/cmsapi', '/cmsapi/api/pages']) {
    expect(isOfStaffSide({ url: path, headers: { cookie: 'payload-token=x' } }), path).toBe(true);
    expect(isAnsweredByProgram(path), path).toBe(true);
  }
});

test('no page may be where the publisher puts the home page or the parts of a page', () => {
  for (const path of ['/index', '/blog/index', '/page/2', '/blog/page/2'])
    expect(isAnsweredByProgram(path), path).toBe(true);
});

test('the pages that are delivered are where they may be, those with forms that lead below them as well', () => {
  const files = readSeedFiles();
  const seeds = [
    ...seedsOf<{ path?: string }>(files, 'pages'),
    ...seedsOf<{ path?: string }>(files, 'blog-posts'),
  ];
  const paths = seeds.flatMap(({ path }) => path ?? []);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter(isAnsweredByProgram)).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['/status', '/is-it-us', '/privacy/request', '/renewal-reminder']),
  );
});
