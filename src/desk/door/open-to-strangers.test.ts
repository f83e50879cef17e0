import { expect, test } from 'vitest';
import { isReadByAnybody } from './open-to-strangers.ts';
import { placeOnDesk } from './place-on-desk.ts';

const slugOf = (path: string) => path.split('/');

test.each([
  'pages',
  'pages/12',
  'pages/count',
  'legal-documents/file/return.pdf',
  'globals/menus',
  'users/me',
])('anybody may ask for %s', (path) => expect(isReadByAnybody(slugOf(path))).toBe(true));

test.each([
  'access',
  'og',
  'users/init',
  'pages/versions',
  'pages/versions/1',
  'pages/access/1',
  'globals/menus/access',
  'globals/menus/versions',
  'payload-preferences',
  'payload-preferences/nav',
  'payload-locked-documents',
  '__proto__',
  'pages/__proto__',
  'pages/1e3',
  'Pages',
  'globals',
  'pages/file',
])('%s is for staff', (path) => {
  expect(isReadByAnybody(slugOf(path))).toBe(false);
});

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
  ['/admin', undefined],
  ['/admin/collections/users', undefined],
  ['/cmsapi/api/users/me', undefined],
])('%s leads to %s', (url, place) => {
  expect(placeOnDesk({ url, method: 'GET', headers: { cookie: 'payload-token=any' } })).toBe(place);
});

test('who brings no session is led to the login, and on from there', () => {
  const asked = { url: '/admin/collections/pages?limit=10', method: 'GET', headers: {} };
  expect(placeOnDesk(asked)).toBe('/desk/login?then=%2Fadmin%2Fcollections%2Fpages%3Flimit%3D10');
  expect(placeOnDesk({ ...asked, url: '/_next/static/a.js' })).toBeUndefined();
  expect(placeOnDesk({ ...asked, method: 'POST' })).toBeUndefined();
});
