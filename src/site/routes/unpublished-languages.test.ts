import { expect, test } from 'vitest';
import { unpublishedLanguageRoutes } from './unpublished-languages.ts';

const baseHeaders = { 'x-content-type-options': 'nosniff' };
const inEnglish = unpublishedLanguageRoutes({ locales: ['en'], baseHeaders });

test.each([
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/hi/status', '/status'],
  ['/hi/status?reference=AB2CD3EF&from=mail', '/status?reference=AB2CD3EF&from=mail'],
  ['/hi/personal/health', '/personal/health'],
  ['/hi//evil.example/', '/evil.example/'],
  ['/hi/%2F%2Fevil.example/', '/%2F%2Fevil.example/'],
])('%s leads to %s for as long as there are no pages in Hindi', async (path, target) => {
  const answer = await inEnglish.request(`http://localhost${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a form that was open keeps what was typed on its way to the English page', async () => {
  const answer = await inEnglish.request('/hi/call-back', { method: 'POST', body: new FormData() });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/call-back']);
});

test('a page is read, and nothing else', async () => {
  expect((await inEnglish.request('/hi/status', { method: 'HEAD' })).status).toBe(302);
  expect((await inEnglish.request('/hi/status', { method: 'DELETE' })).status).toBe(404);
});

test.each(['/hindi', '/history', '/claims'])('%s is not an address in Hindi', async (path) => {
  expect((await inEnglish.request(path)).status).toBe(404);
});

test('a language that is published answers for itself', async () => {
  const inBoth = unpublishedLanguageRoutes({ locales: ['en', 'hi'], baseHeaders });
  expect((await inBoth.request('/hi/status')).status).toBe(404);
});
