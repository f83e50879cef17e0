import { beforeAll, expect, test } from 'vitest';
import { contentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles, type Seed } from '#content/seed/read-seed-files.ts';
import { contentOf, ledger, withOldDatabase } from '../support/upgrade-database.ts';
import type { ContentCollection, Doc } from '../support/upgrade-ledger.ts';

/**
 * A version whose seed has grown, over a database that staff have worked on: what is missing is added, what
 * no one has touched is brought up to date, what staff have changed or deleted is left.
 */
await withOldDatabase();

const files = readSeedFiles();
const isTouched = (collection: ContentCollection, key: string) =>
  [...ledger.content, ...ledger.deleted].some((one) => one.collection === collection && one.key === key);

/** The seed of the next version: each kind has a new record, and every old record's text is another. */
const next: Record<ContentCollection, { change: (key: string) => Seed; fresh: Seed }> = {
  pages: {
    change: () => ({ lead: 'The lead of the next version.' }),
    fresh: { path: '/next-cover', contentKey: 'next-cover', heading: 'The next cover' },
  },
  faqs: {
    change: (key) => ({ question: `Next: ${key}?` }),
    fresh: { key: 'next-question', question: 'What is new?' },
  },
  'blog-posts': {
    change: () => ({ lead: 'The lead of the next version.' }),
    fresh: { slug: 'next-post', title: 'The next post', path: undefined },
  },
};

const grown = {
  ...files,
  collections: files.collections.map((each) => {
    const { collection, key, seeds } = each;
    if (!(collection.slug in next)) return each;
    const { change, fresh } = next[collection.slug as ContentCollection];
    const changed = seeds.map((seed) => ({ ...seed, ...change(String(seed[key])) }));
    return { ...each, seeds: [...changed, { ...changed[0], ...fresh }] };
  }),
};

beforeAll(async () => loadSeed(await contentService(), grown));

test.each<[ContentCollection, string, Doc]>([
  ['pages', 'next-cover', { path: '/next-cover', heading: 'The next cover' }],
  ['faqs', 'next-question', { question: 'What is new?' }],
  ['blog-posts', 'next-post', { title: 'The next post' }],
])('new records among %s are there, published', async (collection, key, fields) => {
  expect(await contentOf(collection, key, 'visitor')).toMatchObject([{ ...fields, _status: 'published' }]);
});

test('all content that no one touched is brought up to date', async () => {
  const next = { pages: 'lead', faqs: 'question', 'blog-posts': 'lead' } as const;
  for (const collection of Object.keys(next) as ContentCollection[]) {
    const seeded = (key: string) =>
      files.collections.some(
        ({ collection: { slug }, key: field, seeds }) =>
          slug === collection && seeds.some((seed) => seed[field] === key),
      );
    const keys = ledger.keys[collection].filter((key) => seeded(key) && !isTouched(collection, key));
    expect(keys.length, collection).toBeGreaterThan(0);
    for (const key of keys) {
      const expected = collection === 'faqs' ? `Next: ${key}?` : 'The lead of the next version.';
      expect(await contentOf(collection, key, 'visitor'), `${collection} ${key}`).toMatchObject([
        { [next[collection]]: expected, _status: 'published' },
      ]);
    }
  }
});

test.each(ledger.content)('$collection $key, which staff touched, is left', async (record) => {
  const { collection, key, published, draft } = record;
  expect(await contentOf(collection, key, 'visitor')).toMatchObject(published ? [published] : []);
  const [seen] = await contentOf(collection, key, 'staff');
  expect(seen).toMatchObject(draft ?? published ?? { _status: 'draft' });
  expect(JSON.stringify(seen)).not.toMatch(/next version|Next:/);
});

test.each(ledger.deleted)(
  '$collection $key, which staff deleted, stays deleted',
  async ({ collection, key }) => {
    expect(await contentOf(collection, key, 'staff')).toEqual([]);
  },
);

test('settings and menus that staff changed are left', async () => {
  const service = await contentService();
  const options = { depth: 0, overrideAccess: false } as const;
  expect(await service.findGlobal({ slug: 'site-settings', ...options })).toMatchObject(ledger.settings);
  const { top } = await service.findGlobal({ slug: 'menus', ...options });
  expect((top ?? []).map(({ title }) => title)).toEqual(ledger.menuTitles.top);
});

test('seeding again changes nothing', async () => {
  const versions = async () => {
    const service = await contentService();
    const { totalDocs } = await service.countVersions({ collection: 'pages', overrideAccess: true });
    return totalDocs;
  };
  const before = await versions();
  await loadSeed(await contentService(), grown);
  expect(await versions()).toBe(before);
});
