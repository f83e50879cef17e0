import { describe, expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';

/** The parts of a blog post that the rules look at. */
type Post = {
  slug: string;
  path?: string;
  title: string;
  description: string;
  lead: string;
  body: string;
  category: string;
  sortDate: string;
};

const posts = seedsOf<Post>(readSeedFiles(), 'blog-posts');
const sourcesHeading = '\n## Sources\n';

test('there are three at the paths of the specification, and nine more', () => {
  expect(posts.flatMap(({ path }) => path ?? []).sort()).toEqual([
    '/blog-opportunity',
    '/blog-strategy',
    '/blog-successful',
  ]);
  expect(posts.length).toBeGreaterThanOrEqual(12);
});

test('each has a title and a description of its own', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(posts.map((post) => post[key])).size).toBe(posts.length);
});

test('none is dated before the first of them was written, and the category of each has others', () => {
  for (const { slug, category, sortDate } of posts) {
    expect(sortDate >= '2026-11-21', slug).toBe(true);
    expect(posts.filter((other) => other.category === category).length, category).toBeGreaterThan(1);
  }
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
  const [text = '', sources] = post.body.split(sourcesHeading);

  test('has 800 to 1,500 words before its sources', () => {
    const words = `${post.lead} ${text.replace(/\]\([^)]*\)/g, ' ')}`.match(/[\p{L}\p{N}’&-]+/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(800);
    expect(words.length).toBeLessThanOrEqual(1500);
  });

  test('has a title and a description that a search page shows whole', () => {
    expect(post.title.length).toBeLessThanOrEqual(60);
    expect(post.description.length).toBeGreaterThanOrEqual(70);
    expect(post.description.length).toBeLessThanOrEqual(160);
  });

  test('says of which day its facts are, and ends with where they come from', () => {
    expect(text).toMatch(/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/);
    expect(sources).toMatch(/\b(Act|Regulations|Rules|circular|wordings?|Tariff|Notification)\b/);
    expect(sources).not.toContain('\n#');
  });

  test('marks its made-up sums as such, and leads on to at least two pages', () => {
    expect(post.body).toMatch(/made up|made-up|illustration/);
    expect(new Set(text.match(/\]\(\/[^)]*\)/g)).size).toBeGreaterThanOrEqual(2);
  });
});
