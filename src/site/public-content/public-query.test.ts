import { expect, test } from 'vitest';
import { contentQuery } from './public-query.ts';

const asked = (path: string) => contentQuery(new URL(`http://localhost/cmsapi/api${path}`));

test('what is asked is read with its limits', () => {
  expect(asked('/pages')).toEqual({ slug: 'pages', limit: 10, page: 1, depth: 0, locale: 'en' });
  expect(asked('/pages/12?depth=1&locale=en')).toMatchObject({ slug: 'pages', id: 12, depth: 1 });
  expect(asked('/pages?limit=100&page=2&where[path][equals]=/cruise')).toMatchObject({
    limit: 100,
    page: 2,
    key: ['path', '/cruise'],
  });
});

test.each([
  'limit=0',
  'limit=101',
  'limit=-1',
  'limit=1e2',
  'limit=1&limit=100000',
  'page=0',
  'depth=2',
  'depth=10',
  'locale=xx',
  'locale=all',
  'sort=title',
  'select[title]=true',
  'populate[pages][blocks]=true',
  'joins[x][limit]=0',
  'draft=true',
  'trash=true',
  'pagination=false',
  'fallback-locale=none',
  'where[title][equals]=x',
  'where[path][like]=x',
  'where[path][in]=x',
  'where[or][0][path][equals]=x',
  'where[and][0][path][equals]=x',
  'where[parent.title][equals]=x',
  'where[path][equals]=%00',
  'where[path][equals][]=x',
  'showHiddenFields=true',
  'anything',
])('%s is refused', (query) => expect(asked(`/pages?${query}`)).toBe(400));

test('a record is asked for by its number alone', () => expect(asked('/pages/1?limit=1')).toBe(400));

test.each([
  '',
  '/users',
  '/users/me',
  '/questionnaires',
  '/redirects',
  '/globals/site-settings',
  '/globals/menus',
  '/access',
  '/og',
  '/pages/count',
  '/pages/versions',
  '/pages/1e3',
  '/pages/0',
  '/pages/99999999999',
  '/pages/1/2',
  '/Pages',
  '/pages/',
  '//pages',
  '/pages%2F1',
  '/pages;x',
  '/upload/file/a.pdf',
  '/payload-preferences/nav',
  '/__proto__',
])('%s is not for strangers', (path) => expect(asked(path)).toBe(404));
