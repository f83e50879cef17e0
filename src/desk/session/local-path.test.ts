import { expect, test } from 'vitest';
import { localPath, loginPath } from './local-path.ts';

test.each(['/desk', '/desk/cases/12?said=did-take', '/admin/collections/pages?limit=10'])(
  '%s is a place to go on to',
  (path) => expect(localPath(path)).toBe(path),
);

test.each([
  undefined,
  '',
  'desk',
  '/',
  '/deskette',
  '//evil.example/desk',
  '/\\evil.example/desk',
  'https://evil.example/desk',
  '/desk/../../evil',
  '/cmsapi/api/users/logout',
  '/desk/logout',
  '/desk/login?then=/desk/login',
  '/admin/logout',
])('%s is none, and leads to the desk', (path) => expect(localPath(path)).toBe('/desk'));

test.each([
  ['/desk', undefined, '/desk/login'],
  ['/desk', 'kept', '/desk/login?said=kept'],
  ['/desk/cases/12', 'kept', '/desk/login?then=%2Fdesk%2Fcases%2F12&said=kept'],
])('the login before %s, with the note %s, is %s', (then, said, path) =>
  expect(loginPath(then, said)).toBe(path),
);
