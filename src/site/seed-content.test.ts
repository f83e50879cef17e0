import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages as pageCollection } from '#content/collections/pages.collection.ts';
import { toPlain } from '#content/fields/to-plain.ts';
import { toStored } from '#content/fields/to-stored.ts';
import { routes } from '#content/routes.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { blocks } from './blocks/blocks.ts';

const { fields } = pageCollection(blocks);
const { pages, faqs, posts } = readSeedFiles('content', fields);
const paths = routes.map(({ path }) => path);

describe('the seed', () => {
  test('has one page for every route, and the pages of our own', () => {
    const ours = ['/privacy/request'];
    expect(pages.map(({ path }) => path).sort()).toEqual([...paths, ...ours].sort());
  });

  test.each(pages)('keeps every word of $path on its way to the content service and back', (page) => {
    // Markdown is left as it is: to turn it into rich text is the editor's business.
    const stored = toStored(fields, page, (markdown) => markdown);
    const blocks = page.blocks?.map(({ block, ...rest }, index) => ({
      id: `block-${index}`,
      blockType: block,
      ...rest,
    }));
    expect(toPlain(fields, stored)).toEqual({ ...page, blocks });
  });

  test('gives every page a title, a description and a content key of its own', () => {
    for (const key of ['title', 'description', 'contentKey'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    }
  });

  test('keeps the specification’s slug constants as content keys', () => {
    const keys = new Map(pages.map(({ path, contentKey }) => [path, contentKey]));
    expect(keys.get('/corporate/startup')).toBe('start-ups');
    expect(keys.get('/corporate/insurance-startup')).toBe('insurance-stratup');
    expect(keys.get('/corporate/insurance-large-enterprise')).toBe('insurance-largeEnterprise');
    expect(keys.get('/employee-compensation')).toBe('workmen-compensation');
    expect(keys.get('/marine-insurance')).toBe('marine-insurance');
    expect(keys.get('/personal/home')).toBe('home');
  });

  test('says on every page at least a paragraph', () => {
    for (const { path, lead, blocks = [] } of pages) {
      expect(lead.length, path).toBeGreaterThan(path === '/404' ? 30 : 40);
      expect(blocks.length, path).toBeGreaterThan(0);
    }
  });

  test('links only to what is there', () => {
    const known = new Set([
      ...paths,
      ...posts.map(({ slug }) => `/blog/${slug}`),
      '/call-back',
      '/privacy/request',
    ]);
    const text = JSON.stringify([pages, faqs, posts]);
    const targets = [...text.matchAll(/(?:\]\(|"href":")(\/[^)"#?]*)/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => target && !known.has(target))).toEqual([]);
  });

  test('never leads a visitor to the partners’ pages', () => {
    const publicText = JSON.stringify([pages.filter(({ path }) => !path.startsWith('/ri{')), faqs, posts]);
    expect(publicText).not.toContain('/ri{');
  });

  test('names neither the brand nor its figures: they are settings', () => {
    const text = JSON.stringify([pages, faqs, posts]);
    expect(text).not.toMatch(/chhatri/i);
    expect(text).not.toMatch(/\b(33\+|850\+|50\+)/);
  });
});

test('a seed file with faults is refused, with its name and every place and reason', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seed-test-'));
  const file = path.join(folder, 'pages/cruise.json');
  fs.mkdirSync(path.dirname(file));
  const block = {
    block: 'call-back',
    heading: 'Talk',
    text: 'We call.',
    button: 'x'.repeat(41),
    colour: 'red',
  };
  const [page] = pages;
  fs.writeFileSync(file, JSON.stringify({ ...page, path: 'cruise', blocks: [block] }));
  const read = () => readSeedFiles(folder, fields);
  expect(read).toThrow(`${file}: path: Start with /`);
  expect(read).toThrow(`${file}: blocks.0.colour: is not known; there are heading, text, button`);
  expect(read).toThrow(`${file}: blocks.0.button: is longer than 40 characters (it has 41)`);
  fs.rmSync(folder, { recursive: true });
});
