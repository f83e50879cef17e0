import { describe, expect, test } from 'vitest';
import { pages as pageCollection } from './collections/pages.collection.ts';
import { redirects, routes } from './routes.ts';
import { readSeedFiles } from './seed/read-seed-files.ts';

const { pages, faqs, posts } = readSeedFiles('content', pageCollection.fields);
const paths = routes.map(({ path }) => path);

describe('the list of routes', () => {
  test('holds the ninety routes of the specification, each once', () => {
    expect(routes).toHaveLength(90);
    expect(new Set(paths).size).toBe(90);
  });

  test('every route hides the footer; two landing pages hide the header, too', () => {
    expect(routes.every(({ hideFooter }) => hideFooter)).toBe(true);
    expect(routes.filter(({ hideHeader }) => hideHeader).map(({ path }) => path)).toEqual([
      '/become-an-insurance-posp-agent-bck',
      '/get-corporate-insurance',
    ]);
  });

  test('only /404 answers 404; it, the thank-you pages and the partners’ pages are not indexed', () => {
    expect(routes.filter(({ status }) => status === 404).map(({ path }) => path)).toEqual(['/404']);
    const hidden = routes.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path);
    expect(hidden.every((path) => path === '/404' || /thank-you|^\/ri\{secret\}/.test(path))).toBe(true);
    expect(hidden).toHaveLength(11);
  });

  test('every slug constant that looks like a path leads to a route and is none itself', () => {
    expect(Object.keys(redirects)).toHaveLength(7);
    for (const [from, to] of Object.entries(redirects)) {
      expect(paths).toContain(to);
      expect(paths).not.toContain(from);
    }
  });
});

describe('the seed', () => {
  test('has one page for every route, and the pages of our own', () => {
    const ours = ['/privacy/request'];
    expect(pages.map(({ path }) => path).sort()).toEqual([...paths, ...ours].sort());
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
