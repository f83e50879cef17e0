import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { browserIdOf, newBrowserId, setBrowserCookie } from '#desk/session/known-browsers.ts';

test('a browser is named by a cookie that only we can sign, and that no script reads', async () => {
  const app = new Hono();
  const id = newBrowserId();
  app.get('/keep', (c) => {
    setBrowserCookie(c, id);
    return c.text('');
  });
  app.get('/', (c) => c.text(browserIdOf(c) ?? 'none'));
  const [cookie = ''] = (await app.request('/keep')).headers.getSetCookie();
  expect(cookie).toMatch(/^desk-browser=[^;]+; Max-Age=15552000; Path=\/desk; HttpOnly; SameSite=Strict$/);
  const value = cookie.split(';')[0] ?? '';
  const read = async (sent: string) => (await app.request('/', { headers: { cookie: sent } })).text();
  expect(await read(value)).toBe(id);
  expect(await read(value.replace(id, newBrowserId()))).toBe('none');
  expect(await read(`desk-browser=${id}`)).toBe('none');
});
