import { expect, test } from 'vitest';
import type { TermsVersion } from '#content/articles.model.ts';
import type { RichTextNode } from '#content/rich-text-value.ts';
import { pageClock } from '../../document/page-clock.ts';
import { blocksPage, renderInput } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';
import { sectionsOf } from './sections-of.ts';

const block = { id: 'a', blockType: 'terms', heading: 'The terms', anchor: 'terms' } as const;

const text = (words: string) => [{ type: 'text', text: words, format: 0 }];
const heading = (words: string): RichTextNode => ({ type: 'heading', tag: 'h2', children: text(words) });
const paragraph = (words: string): RichTextNode => ({ type: 'paragraph', children: text(words) });

function version(inForceFrom: string, words: string): TermsVersion {
  const children = [paragraph('Please read.'), heading('Your part'), paragraph(words)];
  return { inForceFrom, whatChanged: `Changed: ${words}`, body: { root: { children } } };
}
const versions = [
  version('2027-01-01', 'Newest'),
  version('2026-11-21', 'Present'),
  version('2026-01-01', 'Old'),
];

function drawnOn(today: string, data = versions) {
  const clock = pageClock(today);
  const input = renderInput({ ...blocksPage(block), kind: 'legal' });
  const html = renderPage({ ...input, clock, blockData: new Map([[block.id, data]]) });
  return { html, differsFrom: clock.differsFrom() };
}

test('The version in force stands with its day, what changed, and its sections', () => {
  const { html, differsFrom } = drawnOn('2026-11-22');
  expect(html).toContain(
    'In force from <time dateTime="2026-11-21">21 November 2026</time>. Changed: Present',
  );
  expect(html).toContain('<section class="block block-prose" id="terms-your-part"');
  expect(html).toContain('<a href="#terms-your-part">Your part</a>');
  expect(html).not.toContain('Newest');
  expect(differsFrom).toBe('2027-01-01');
});

test('Earlier ones stay below it, each at a place of its own', () => {
  const { html } = drawnOn('2026-11-22');
  expect(html).toContain('<details id="terms-2026-01-01">');
  expect(html).toContain('<h3 id="terms-2026-01-01-your-part">Your part</h3>');
  expect(html).toContain('<a href="#terms-earlier">Earlier versions</a>');
  expect(html.indexOf('<p>Present</p>')).toBeLessThan(html.indexOf('<p>Old</p>'));
});

test('On its day the next one is in force', () => {
  const { html } = drawnOn('2027-01-01');
  expect(html).toContain('Changed: Newest');
  expect(html).toContain('<details id="terms-2026-11-21">');
});

test('Before the first there is neither a section nor a way to it', () => {
  const { html } = drawnOn('2025-12-31');
  for (const words of ['The terms', 'Earlier versions', 'Changed:']) expect(html).not.toContain(words);
});

test('Two sections of one name have two places', () => {
  const body = { root: { children: [heading('Data'), paragraph('a'), heading('Data'), paragraph('b')] } };
  const { opening, sections } = sectionsOf(body, 'terms');
  expect(opening.root.children).toEqual([]);
  expect(sections.map(({ anchor }) => anchor)).toEqual(['terms-data', 'terms-data-2']);
});
