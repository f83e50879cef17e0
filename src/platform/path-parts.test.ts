import { expect, test } from 'vitest';
import { pathParts } from './path-parts.ts';

test.each([
  ['/cmsapi/api/pages/12', ['cmsapi', 'api', 'pages', '12']],
  ['/cmsapi/api/%70ages', ['cmsapi', 'api', 'pages']],
  ['/file/two%20words.pdf', ['file', 'two words.pdf']],
])('%s is read in one way', (path, parts) => expect(pathParts(path)).toEqual(parts));

test.each([
  '',
  '/',
  'pages',
  '//pages',
  '/pages/',
  '/pages//1',
  '/pages%2F1',
  '/pages%5C1',
  '/pages\\1',
  '/./pages',
  '/pages/..',
  '/pages/%2e%2e/users',
  '/pages/...',
  '/pages#1',
  '/pages%00',
  '/pages%0A',
  '/pages%',
  '/__proto__',
  '/pages/constructor',
])('%j is refused', (path) => expect(pathParts(path)).toBeUndefined());
