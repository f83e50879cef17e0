import { expect, test } from 'vitest';
import { pageOfForm } from './page-of-form.ts';

const origin = 'https://site.example';
const pages = ['/desk', '/desk/cases/:id', '/desk/privacy/new', '/desk/privacy/:id', '/desk/find'];

test.each([
  ['/desk/privacy/new', '/desk/privacy/new', '/desk/privacy/new'],
  ['/desk/cases/12/act', '/desk/find?state=open&said=did-take&about=12', '/desk/find?state=open'],
  // The page of a refused step has the step's own address, which is no page.
  ['/desk/privacy/12/finish', '/desk/privacy/12/finish', '/desk/privacy/12'],
  ['/desk/cases/12/act', undefined, '/desk/cases/12'],
  ['/desk/unknown/12', undefined, '/desk'],
  ['/desk/cases/12', 'https://elsewhere.example/desk/find', '/desk/cases/12'],
  ['/desk/cases/12', 'no address', '/desk/cases/12'],
])('a form for %s, from %s: after the login %s', (path, from, expected) => {
  const referer = from?.startsWith('/') ? origin + from : from;
  expect(pageOfForm({ path, referer }, pages, (named) => named === origin)).toBe(expected);
});
