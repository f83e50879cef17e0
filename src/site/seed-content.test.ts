import { describe, expect, test } from 'vitest';
import { contentCollections } from '#content/collections/collections.ts';
import { retentionNames } from '#content/collections/site-settings/retention.field.ts';
import { toPlainData } from '#content/fields/to-plain-data.ts';
import { toStored } from '#content/fields/to-stored.ts';
import { validateSeed } from '#content/fields/validate-seed.ts';
import { routes } from '#content/routes.ts';
import { readSeedFiles, seedsOf, validateSeedFiles } from '#content/seed/read-seed-files.ts';
import { type Bill, faultOfBill } from './blocks/bill-staircase/descent.ts';
import { faultOfStart, type Layer } from './blocks/layers/sharing.ts';
import { seedCards } from './fixtures/seed-cards.ts';
import { seedHouse } from './fixtures/seed-house.ts';
import { anchorOf } from './text/addresses.ts';
import { retentionToken } from './text/fill-tokens.ts';

type Page = {
  path: string;
  contentKey: string;
  title: string;
  description: string;
  lead: string;
  blocks: { block: string; heading?: string; anchor?: string }[];
};

type Way = { layers: Layer[] };

const files = readSeedFiles();
const pages = seedsOf<Page>(files, 'pages');
const posts = seedsOf<{ path?: string; slug: string }>(files, 'blog-posts');
const faqs = seedsOf(files, 'faqs');
const paths = routes.map(({ path }) => path);
const postPaths = posts.map(({ path, slug }) => path ?? `/blog/${slug}`);
const fieldsOf = (slug: string) =>
  contentCollections.find((collection) => collection.slug === slug)?.config(seedHouse).fields ?? [];
const fields = fieldsOf('pages');

describe('the seed', () => {
  test.each(files.collections.map(({ collection, seeds }) => ({ slug: collection.slug, seeds })))(
    'of $slug holds to what editors are held to',
    ({ slug, seeds }) => {
      expect(seeds.flatMap((seed) => validateSeed(fieldsOf(slug), seed))).toEqual([]);
    },
  );

  test.each(pages)('keeps every word of $path on its way to the content service and back', (page) => {
    // Markdown is left as it is: to turn it into rich text is the editor's business.
    const stored = toStored(fields, page, (markdown) => markdown);
    const plain = page.blocks.map(({ block, ...rest }, index) => ({
      id: `block-${index}`,
      blockType: block,
      ...rest,
    }));
    expect(toPlainData(fields, stored, 'en')).toEqual({ ...page, blocks: plain });
  });

  test('draws no bill that goes below the ground, and no top-up that begins nowhere', () => {
    const drawn = pages.flatMap((page) => page.blocks as (Bill & { block: string; cases: Way[] })[]);
    const bills = drawn.filter(({ block }) => block === 'bill-staircase');
    const ways = drawn.flatMap(({ block, cases }) => (block === 'layers' ? cases : []));
    expect(bills.length).toBeGreaterThan(0);
    expect(ways.length).toBeGreaterThan(0);
    const faults = [
      ...bills.map(faultOfBill),
      ...ways.flatMap((way) => way.layers.map(({ kind, startsAtInr }) => faultOfStart(kind, startsAtInr))),
    ];
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  // Each in `ours` that is not a route of the specification.
  test('has one page or post for every route, and the pages of our own', () => {
    const ours = [
      '/privacy/request',
      '/status',
      '/is-it-us',
      '/posp-agent/apply',
      '/claim-rejected',
      '/claims',
      '/claims/motor',
      '/claims/health',
      '/claims/life',
      '/claims/property',
      '/claims/liability',
      '/claims/marine',
      '/glossary',
      '/health-insurance-for-parents',
      '/group-personal-accident',
      '/group-term-life',
      '/personal/accident',
      '/grievance',
      '/insurance-broker',
      '/disclosures',
      '/how-fast',
      '/accessibility',
      '/group-medical-design',
      '/port-health-insurance',
      '/donor-and-surrogate-rights',
      '/get-corporate-insurance/group-medical-renewal',
      '/renewal-reminder',
      ...postPaths.filter((path) => path.startsWith('/blog/')),
    ];
    expect([...pages.map(({ path }) => path), ...postPaths].sort()).toEqual([...paths, ...ours].sort());
  });

  test('gives every page a title, a description and a content key of its own', () => {
    for (const key of ['title', 'description', 'contentKey'] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    }
  });

  test('has titles of at most 60 characters, with the brand that follows them', () => {
    const long = pages.filter(({ title }) => `${title} | Chhatri`.length > 60);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('keeps the specification’s slug constants as content keys', () => {
    const keys = new Map(pages.map(({ path, contentKey }) => [path, contentKey]));
    expect(keys.get('/corporate/startup')).toBe('start-ups');
    expect(keys.get('/corporate/insurance-startup')).toBe('insurance-stratup');
    expect(keys.get('/corporate/insurance-large-enterprise')).toBe('insurance-largeEnterprise');
    expect(keys.get('/employee-compensation')).toBe('workmen-compensation');
    expect(keys.get('/marine-insurance')).toBe('marine-insurance');
    expect(keys.get('/personal/home')).toBe('home');
    expect(keys.get('/corporate/insurance-sme')).toBe('insurance-sme');
  });

  test('says on every page at least a paragraph', () => {
    for (const { path, lead, blocks = [] } of pages) {
      expect(lead.length, path).toBeGreaterThan(path === '/404' ? 30 : 40);
      expect(blocks.length, path).toBeGreaterThan(0);
    }
  });

  test('has a page for every card, and a card for every key that is named', () => {
    const cards = seedCards(files);
    expect(cards.filter(({ path }) => !path)).toEqual([]);
    const keys = new Set(cards.map(({ key }) => key));
    expect(keys.size).toBe(cards.length);
    const named = [...JSON.stringify(files).matchAll(/\{card:([^}]*)\}/g)].map(([, key]) => key);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !keys.has(key ?? ''))).toEqual([]);
  });

  test('links only to what is there', () => {
    const known = new Set([...pages.map(({ path }) => path), ...postPaths, ...seedHouse.dynamicPaths]);
    const text = JSON.stringify([pages, faqs, posts]);
    const targets = [...text.matchAll(/(?:\]\(|"href":")(\/[^)"#?]*)/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => target && !known.has(target))).toEqual([]);
  });

  test('links to a part of a page only where the page has that part', () => {
    const parts = new Map(
      pages.map(({ path, blocks }) => [
        path,
        blocks.map(({ anchor, heading }) => anchor ?? (heading && anchorOf(heading))),
      ]),
    );
    const text = JSON.stringify([pages, faqs, posts]);
    const targets = [...text.matchAll(/(?:\]\(|"href":")(\/[^)"#?]*)#([^)"]+)/g)];
    expect(targets.length).toBeGreaterThan(5);
    const missing = targets.filter(
      ([, path = '', part]) => parts.has(path) && !parts.get(path)?.includes(part),
    );
    expect(missing.map(([, path, part]) => `${path}#${part}`)).toEqual([]);
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

test.each(retentionNames)('the privacy policy says how long is kept: %s', (name) => {
  const policy = pages.find(({ contentKey }) => contentKey === 'privacy-policy');
  expect(JSON.stringify(policy)).toContain(`{${retentionToken(name)}}`);
});

test('a seed file with faults is refused, with its name and every place and reason', () => {
  const block = {
    block: 'call-back',
    heading: 'Talk',
    text: 'We call.',
    button: 'x'.repeat(41),
    colour: 'red',
  };
  const faulty = files.collections.map((each) => {
    if (each.collection.slug !== 'pages') return each;
    return {
      ...each,
      seeds: [{ ...pages[0], kind: 'palace', blocks: [block] }],
      files: ['content/pages/x.json'],
    };
  });
  const validate = () => validateSeedFiles({ ...files, collections: faulty }, fieldsOf);
  expect(validate).toThrow('content/pages/x.json: kind: ');
  expect(validate).toThrow(
    'content/pages/x.json: blocks.0.colour: is not known; there are heading, text, button',
  );
  expect(validate).toThrow('content/pages/x.json: blocks.0.button: is longer than 40 characters (it has 41)');
});
