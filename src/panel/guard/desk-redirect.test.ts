import { expect, test } from 'vitest';
import { deskRedirect, loginInstead } from './desk-redirect.ts';

test.each([
  ['/admin/login', '/desk/login'],
  [
    '/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages%3Flimit%3D10',
    '/desk/login?then=%2Fadmin%2Fcollections%2Fpages%3Flimit%3D10',
  ],
  ['/admin/logout', '/desk/logout'],
  ['/admin/logout-inactivity?redirect=%2Fadmin', '/desk/login?then=%2Fadmin'],
  ['/admin/forgot', '/desk/login/forgot'],
  ['/admin/reset/abc', '/desk/login/forgot'],
  ['/admin/account/', '/desk/account'],
  ['/admin/collections/privacy-requests?limit=10', '/desk/privacy'],
  ['/admin/collections/privacy-requests/12', '/desk/privacy/12'],
  ['/admin/mails/preview/support', '/desk/mails/looks/support'],
  ['/admin/collections/deliveries/12', '/desk/deliveries/12'],
  ['/admin/collections/newsletters?limit=10', '/desk/newsletters'],
  ['/admin/collections/newsletters/3', undefined],
  ['/admin/collections/newsletter-subscribers/4', '/desk/newsletters/subscribers/4'],
  ['/admin/tools?key=health-cover', '/desk/tools'],
  ['/admin/tools/preview/health-cover', '/desk/tools'],
  ['/admin', undefined],
  ['/admin/collections/users', undefined],
  ['/cmsapi/api/users/me', undefined],
])('%s leads to %s', (url, place) => {
  expect(deskRedirect({ url, method: 'GET' })).toBe(place);
});

test('a screen without a session leads to the login, and on from there', async () => {
  const none = new Headers();
  const asked = { url: '/admin/collections/pages?limit=10', method: 'GET' };
  expect(await loginInstead(asked, none)).toBe(
    '/desk/login?then=%2Fadmin%2Fcollections%2Fpages%3Flimit%3D10',
  );
  expect(await loginInstead({ ...asked, url: '/_next/static/a.js' }, none)).toBeUndefined();
  expect(await loginInstead({ ...asked, method: 'POST' }, none)).toBeUndefined();
});
