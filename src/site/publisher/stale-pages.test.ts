import { expect, test } from 'vitest';
import type { Source } from '#content/read/source.ts';
import type { PageNote } from './page-note.ts';
import { findStalePages } from './stale-pages.ts';

/** A source whose answers have the versions given, and that notes how often it was asked. */
function source(
  name: string,
  tables: string[],
  present: Record<string, string>,
): Source & { asked: string[][] } {
  const asked: string[][] = [];
  return {
    name,
    tables,
    asked,
    async versions(questions) {
      asked.push([...questions]);
      return new Map(questions.map((question) => [question, present[question] ?? 'none']));
    },
  };
}

const surroundings = 'build-1';

function notesOf(pages: Record<string, Partial<PageNote>>): Map<string, PageNote> {
  const notes = Object.entries(pages).map(([path, note]) => [path, { reads: {}, surroundings, ...note }]);
  return new Map(notes as [string, PageNote][]);
}

const settings = source('settings', ['site_settings'], { brand: 'new', 'contact.helpline': 'same' });
const faqs = source('faqs', ['faqs'], { personal: 'same' });
const posts: Source = { ...source('posts', ['posts'], { 1: 'new' }), read: async () => 'a post' };
const sourceNamed = (name: string) => [settings, faqs, posts].find((each) => each.name === name);
const look = (pages: Record<string, Partial<PageNote>>, tables: string[], today = '2026-11-22') =>
  findStalePages({ notes: notesOf(pages), sourceNamed, surroundings, tables: new Set(tables), today });
const find = async (...asked: Parameters<typeof look>) => new Set((await look(...asked)).keys());

test('a page is stale when something that it has read has another version, and never else', async () => {
  const pages = {
    '/brand': { reads: { 'settings brand': 'old' } },
    '/helpline': { reads: { 'settings contact.helpline': 'same' } },
    '/questions': { reads: { 'faqs personal': 'same' } },
  };
  expect(await find(pages, ['site_settings', 'faqs'])).toEqual(new Set(['/brand']));
});

test('of records with another version the answers are in doubt, unless the page is due in any case', async () => {
  const pages = {
    '/post': { reads: { 'posts 1': 'old answer', 'faqs personal': 'same' } },
    '/post-of-today': { reads: { 'posts 1': 'new answer' } },
    '/branded-post': { reads: { 'posts 1': 'old answer', 'settings brand': 'old' } },
    '/former-post': { reads: { 'posts 1': 'old answer' }, surroundings: 'build-0' },
  };
  const doubts = await look(pages, ['site_settings', 'faqs', 'posts']);
  expect(doubts).toEqual(
    new Map([
      ['/post', new Set(['posts 1'])],
      ['/branded-post', undefined],
      ['/former-post', undefined],
    ]),
  );
});

test('only what a changed table may touch is asked for, and once for all pages', async () => {
  settings.asked.length = 0;
  faqs.asked.length = 0;
  const reads = { 'settings brand': 'old', 'faqs personal': 'old' };
  expect(await find({ '/one': { reads }, '/two': { reads } }, ['faqs'])).toEqual(new Set(['/one', '/two']));
  expect(settings.asked).toEqual([]);
  expect(faqs.asked).toEqual([['personal']]);
});

test('what an earlier version read from a source that is gone is drawn anew', async () => {
  expect(await find({ '/old': { reads: { 'gone 1': 'x' } } }, [])).toEqual(new Set(['/old']));
});

test('a page is stale from the day on which it would read differently', async () => {
  const pages = {
    '/licence': { differsFrom: '2026-11-22' },
    '/later': { differsFrom: '2026-11-23' },
    '/never': {},
  };
  expect(await find(pages, [])).toEqual(new Set(['/licence']));
});

test('a page of a day that is still to come is stale: the clock has been set back', async () => {
  const pages = { '/ahead': { renderedOn: '2028-11-22' }, '/today': { renderedOn: '2026-11-22' } };
  expect(await find(pages, [])).toEqual(new Set(['/ahead']));
});

test('what a former build drew is served until it can be drawn, and stays due until then', async () => {
  const pages = { '/former': { surroundings: 'build-0' }, '/present': {} };
  expect(await find(pages, [])).toEqual(new Set(['/former']));
});
