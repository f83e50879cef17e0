import { expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { siteMessages } from '../messages/messages.ts';
import { findCoverPage } from './find-page.ts';
import data from './sentence-finder.json' with { type: 'json' };

const pages = seedsOf<{ contentKey: string; path: string }>(readSeedFiles(), 'pages');
const pathOf = (key: string | undefined) => pages.find(({ contentKey }) => contentKey === key)?.path;

test('every sentence leads to a page of the site', () => {
  for (const who of data.who) {
    for (const from of data.from) {
      expect(pathOf(findCoverPage(who, from)), `${who} from ${from}`).toMatch(/^\/./);
    }
  }
});

test('a sentence leads to the page that answers it', () => {
  expect(pathOf(findCoverPage('team', 'bills'))).toBe('/group-medical-cover');
  expect(pathOf(findCoverPage('family', 'income'))).toBe('/personal/life');
  expect(pathOf(findCoverPage('family', 'accident'))).toBe('/personal/accident');
  // The maternity policy leaves the treatment itself out.
  expect(pathOf(findCoverPage('ivf', 'bills'))).toBe('/ivf');
});

test('unknown words lead to the more general page', () => {
  expect(pathOf(findCoverPage('family', 'dragons'))).toBe('/personal-insurance');
  expect(findCoverPage('constructor', 'toString')).toBeUndefined();
});

test('every word that may be chosen can be read', () => {
  const { who, from } = siteMessages('en').finder;
  expect(Object.keys(who)).toEqual(data.who);
  expect(Object.keys(from)).toEqual(data.from);
});
