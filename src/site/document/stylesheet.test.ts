import { expect, test } from 'vitest';
import type { Block } from '#content/model.ts';
import { renderInput, richText, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { scriptFonts, sheetOf } from './stylesheet.ts';

const prose: Block = { id: 'a', blockType: 'prose', body: richText('x') };
const picture: Block = {
  id: 'b',
  blockType: 'in-and-out',
  heading: 'A home',
  inside: [{ phrase: 'Fire' }, { phrase: 'Flood' }],
  outside: [{ phrase: 'The land' }, { phrase: 'Seepage' }],
};

const example: Block = {
  id: 'd',
  blockType: 'worked-example',
  heading: 'A claim',
  story: 'A bill comes.',
  lines: [],
  outcome: 'It is paid.',
};

const deadlines: Block = { id: 'c', blockType: 'deadlines', heading: 'Your dates' };

test.each([
  ['about', [prose], 'content'],
  ['about', [deadlines], 'content-whole'],
  ['about', [prose, picture], 'content-explained'],
  ['about', [example], 'content-explained'],
  ['corporate-product', [prose, example], 'cover'],
  ['corporate-product', [prose, picture], 'cover-explained'],
  ['home', [prose], 'home'],
  ['home', [picture], 'home-explained'],
  ['corporate-product', [picture, deadlines], 'cover-whole'],
] as const)(
  'a page of kind %s carries the styles of its kind, and of pictures and seldom blocks only if it holds one',
  (kind, blocks, name) => {
    expect(sheetOf({ kind, blocks: [...blocks] })).toBe(name);
  },
);

test('a page in Hindi names the fonts of its script, and a phone’s first view waits for none of them', () => {
  const html = renderPage(renderInput({}, site({ locale: 'hi', locales: ['en', 'hi'] })));
  expect(scriptFonts('hi')).toHaveLength(2);
  for (const font of scriptFonts('hi')) expect(html).toContain(`src:url("${font}")`);
  const preloads = [...html.matchAll(/<link rel="preload" [^>]*as="font"[^>]*>/g)].map(([link]) => link);
  expect(preloads).toHaveLength(3);
  expect(preloads.filter((link) => !link.includes('media="(width &gt;= 48rem)"'))).toEqual([]);
  const [, standIn = ''] = /:lang\(hi\)\{[^}]*--stand-in:([^;}]+)/.exec(html) ?? [];
  // The font itself is asked only where the device has none for Devanagari.
  expect(standIn).toMatch(/"Anek for Noto", "Anek Devanagari"/);
});

test('a page in English does not carry the fonts of another script', () => {
  expect(renderPage(renderInput({}, site({ locales: ['en', 'hi'] })))).not.toContain('"Anek Devanagari"');
});
