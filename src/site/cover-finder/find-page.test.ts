import { expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';
import { siteMessages } from '../messages/messages.ts';
import { coverAnswers, dangersOf, findCoverPage } from './find-page.ts';

const pages = seedsOf<{ contentKey: string; path: string }>(readSeedFiles(), 'pages');
const pathOf = (key: string | undefined) => pages.find(({ contentKey }) => contentKey === key)?.path;
const sentences = Object.keys(coverAnswers).flatMap((who) =>
  dangersOf(who).map((from) => [who, from] as const),
);

test.each(sentences)('a sentence that is offered leads to a page of the site: %s from %s', (who, from) => {
  expect(pathOf(findCoverPage(who, from))).toMatch(/^\/./);
});

test.each([
  ['team', 'bills', '/group-medical-cover'],
  ['team', 'income', '/group-term-life'],
  ['family', 'income', '/personal/life'],
  ['family', 'accident', '/personal/accident'],
  ['bike', 'accident', '/personal/bike'],
  // The maternity policy leaves the treatment itself out.
  ['ivf', 'bills', '/ivf'],
])('to protect %s from %s there is %s', (who, from, path) => {
  expect(pathOf(findCoverPage(who, from))).toBe(path);
});

test.each([
  ['family', 'cyber'],
  ['home', 'lawsuit'],
  ['family', 'dragons'],
  ['constructor', 'toString'],
])('no page answers how to protect %s from %s', (who, from) => {
  expect(findCoverPage(who, from)).toBeUndefined();
});

test('every word that may be chosen can be read, and answers something', () => {
  const { who, from } = siteMessages('en').finder;
  expect(Object.keys(who)).toEqual(Object.keys(coverAnswers));
  const dangers = new Set(sentences.map(([, danger]) => danger));
  expect(new Set(Object.keys(from))).toEqual(dangers);
});
