import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { messages } from '../messages/en.ts';
import { findPage } from './find-page.ts';
import data from './sentence-finder.json' with { type: 'json' };

const paths = new Set(routes.map(({ path }) => path));

test('every sentence leads to a page of the site', () => {
  for (const who of data.who) {
    for (const from of data.from) {
      const target = findPage(who, from);
      expect(paths, `${who} from ${from}`).toContain(target);
      expect(target).not.toBe('/');
    }
  }
});

test('a sentence leads to the page that answers it', () => {
  expect(findPage('team', 'bills')).toBe('/group-medical-cover');
  expect(findPage('family', 'income')).toBe('/personal/life');
});

test('unknown words lead to the more general page', () => {
  expect(findPage('family', 'dragons')).toBe('/personal-insurance');
  expect(findPage('constructor', 'toString')).toBe('/');
});

test('every word that may be chosen can be read', () => {
  expect(Object.keys(messages.finder.who)).toEqual(data.who);
  expect(Object.keys(messages.finder.from)).toEqual(data.from);
});
