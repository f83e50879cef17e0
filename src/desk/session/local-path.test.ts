import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

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
