import { expect, test } from 'vitest';
import type { Block } from '#content/model.ts';
import { renderInput } from '../fixtures/site-fixture.ts';
import { renderPage } from './render-page.tsx';

const list = (id: string, ...labels: string[]): Block => ({
  ...{ id, blockType: 'links', heading: `List ${id}` },
  links: labels.map((label) => ({ label, href: '/cruise' })),
});
const rules: Block = { id: 't', blockType: 'table', heading: 'Rules', columns: ['Rule'], rows: [['One']] };

const html = renderPage(
  renderInput({
    kind: 'hub',
    blocks: [list('a', 'Sea'), rules, list('b', 'Road', 'Rail'), { ...rules, id: 'u', heading: 'Law' }],
  }),
);
const sectionOf = (anchor: string) =>
  new RegExp(`<section [^>]*id="${anchor}".*?</section>`, 's').exec(html)?.[0] ?? '';

test('A hub begins with a field that searches without a script', () => {
  expect(html).toMatch(/<form class="search-box" action="\/search"><label for="head-search">/);
});

test('Its first two parts are open; every other group is a fold that names what it holds', () => {
  expect(sectionOf('list-a')).not.toContain('<details>');
  expect(sectionOf('rules')).not.toContain('<details>');
  expect(sectionOf('list-b')).toContain('<span class="fold-inside">Road · Rail</span></summary>');
  expect(sectionOf('law')).toContain('<details>');
});

test('Its first list is open wherever it is', () => {
  const later = renderPage(
    renderInput({
      kind: 'hub',
      blocks: [rules, { ...rules, id: 'u', heading: 'Law' }, list('a', 'Sea')],
    }),
  );
  expect(later).not.toContain('fold-inside">Sea');
});
