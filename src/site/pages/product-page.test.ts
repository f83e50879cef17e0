import { expect, test } from 'vitest';
import type { Block } from '#content/model.ts';
import { renderInput } from '../fixtures/site-fixture.ts';
import { renderPage } from './render-page.tsx';

const picture: Block = {
  ...{ id: 'p', blockType: 'bill-staircase', heading: 'One bill', bill: 'Repair', billInr: 800_000 },
  steps: [{ label: 'Excess', takenInr: 50_000 }],
};
const cover: Block = {
  id: 'c',
  blockType: 'cover',
  heading: 'Cover',
  covered: ['Fire'],
  notCovered: ['War'],
};
const table: Block = { id: 't', blockType: 'table', heading: 'Terms', columns: ['Term'], rows: [['One']] };

const pageOf = (...blocks: Block[]) => renderPage(renderInput({ kind: 'corporate-product', blocks }));
const partsOf = (html: string) =>
  [...html.matchAll(/<div class="(product-text|product-scene)">/g)].map(([, part]) => part);

test('A cover’s page has its picture across the page, between two columns of text', () => {
  const html = pageOf(cover, picture, table);
  expect(partsOf(html)).toEqual(['product-text', 'product-scene', 'product-text']);
  expect(/id="terms"[^>]*>.*?<details>/s.test(html)).toBe(true);
});

test('One that begins with its picture has no empty column above it', () => {
  expect(partsOf(pageOf(picture, cover, table))).toEqual(['product-scene', 'product-text']);
});
