import { gunzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { OpenFormula } from './open-formula.ts';

const formula: OpenFormula = {
  key: 'health-cover',
  title: 'Health calculator',
  version: 2,
  publishedAt: '2026-11-22T10:00:00.000Z',
  whatChanged: 'A dearer metro.',
  formula: ['We begin.'],
  example: { answers: [], workings: [], findings: [] },
  parameters: Array.from({ length: 20 }, (_, index) => ({
    key: `event-${index}`,
    label: `A large hospital stay, ${index}`,
    value: 1_000_000,
    unit: 'rupees',
    source: 'Somebody who knows',
    asOf: '2026-11-22',
    isAssumption: false,
    inWords: '₹ 10,00,000',
  })),
  houses: [],
  versions: [{ number: 2, publishedAt: '2026-11-22T10:00:00.000Z', whatChanged: 'A dearer metro.' }],
};

vi.mock('./read-formulas.ts', () => ({
  readFormulas: async () => [formula],
  readFormula: async ({ key, number }: { key: string; number: number }) =>
    key === formula.key && number === formula.version ? formula : undefined,
}));

const { formulaRoutes } = await import('./formula-routes.ts');

const respond: RespondPlainPage = async ({ body, path, isPublic, isMarkdown }) =>
  new Response(`${path} ${isPublic} ${renderToStaticMarkup(body)}`, {
    headers: { 'content-type': isMarkdown ? 'text/markdown' : 'text/html' },
  });
const routes = formulaRoutes(respond, 'en');

test('Programs get what the page is drawn from, kept for a minute', async () => {
  const answer = await routes.request('/how-we-calculate.json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.json()).toEqual({ tools: [formula] });
  const one = await routes.request('/how-we-calculate/health-cover/2.json');
  expect(await one.json()).toEqual(formula);
});

test('The page is public, and the JSON is compressed for clients that accept it', async () => {
  const packed = { headers: { 'accept-encoding': 'gzip' } };
  const answer = await routes.request('/how-we-calculate', packed);
  // As well as can be where all pages are sent: not here, and worse.
  expect(answer.headers.get('content-encoding')).toBeNull();
  const json = await routes.request('/how-we-calculate.json', packed);
  expect(json.headers.get('content-encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(await json.arrayBuffer()).toString())).toEqual({ tools: [formula] });
  const html = await answer.text();
  expect(html).toMatch(/^\/how-we-calculate true /);
  expect(html).toContain('href="/how-we-calculate.json"');
  expect(html).toContain('₹ 10,00,000');
});

test('The page and each version have a Markdown form', async () => {
  for (const address of ['/how-we-calculate', '/how-we-calculate/health-cover/2']) {
    const answer = await routes.request(`${address}.md`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown']);
    expect(await answer.text()).toContain(`${address} true `);
  }
  expect((await routes.request('/how-we-calculate/health-cover/1.md')).status).toBe(404);
});

test('A version links to the current formula; an unknown version is not found', async () => {
  const html = await (await routes.request('/how-we-calculate/health-cover/2')).text();
  expect(html).toContain('href="/how-we-calculate"');
  expect(html).toContain('href="/how-we-calculate/health-cover/2.json"');
  for (const wrong of ['health-cover/1', 'health-cover/02', 'health-cover/2x', 'other/2'])
    expect((await routes.request(`/how-we-calculate/${wrong}`)).status, wrong).toBe(404);
});
