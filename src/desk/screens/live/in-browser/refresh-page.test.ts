import { afterEach, expect, test, vi } from 'vitest';
import { refreshPage } from './refresh-page.ts';

afterEach(() => vi.unstubAllGlobals());

/** @returns what a page does whose request leads to the login */
async function whenOver(kept: Record<string, string>) {
  const [replace, reload] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { href: 'https://example.com/desk/cases/12?said=did-take', replace, reload });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('fetch', async () => ({ url: 'https://example.com/desk/login?then=x', status: 200 }));
  expect(await refreshPage(new AbortController().signal)).toBe('over');
  return { replaced: replace.mock.calls, reloads: reload.mock.calls.length };
}

test('a session that ends over typed text leads to a login that says so', async () => {
  expect(await whenOver({ 'desk-typed 5 /desk/cases/12': '{}' })).toEqual({
    replaced: [['/desk/login?then=%2Fdesk%2Fcases%2F12&said=kept']],
    reloads: 0,
  });
});

test('without typed text the page is only loaded again', async () => {
  expect(await whenOver({})).toEqual({ replaced: [], reloads: 1 });
});
