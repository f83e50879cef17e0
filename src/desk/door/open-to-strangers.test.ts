import { expect, test } from 'vitest';
import { isReadByAnybody } from './open-to-strangers.ts';

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
