import { describe, expect, test } from 'vitest';
import tools from '../../../content/data/tools.json' with { type: 'json' };
import { readSeedFiles, seedsOf } from './read-seed-files.ts';

/**
 * A tool that does not run yet is offered nowhere but in the menus, which the specification lists, and by its own
 * pages, which say so. One that runs is said to do so in `content/data/tools.json`; then its pages begin with the way
 * in, and others lead to it.
 */
const waiting = tools.filter(({ isRunning }) => !isRunning);
const running = tools.filter(({ isRunning }) => isRunning);
type Page = { path: string; lead?: string; description: string; blocks: { block: string }[] };

const files = readSeedFiles();
const pages = seedsOf<Page>(files, 'pages');
const posts = seedsOf<{ slug: string }>(files, 'blog-posts');
const faqs = seedsOf<{ key: string }>(files, 'faqs');

type Text = { where: string; path: string; text: string };
const texts: Text[] = [
  ...pages.map((page) => ({ where: page.path, path: page.path, text: JSON.stringify(page) })),
  ...posts.map((post) => ({ where: `post ${post.slug}`, path: '', text: JSON.stringify(post) })),
  ...faqs.map((faq) => ({ where: `question ${faq.key}`, path: '', text: JSON.stringify(faq) })),
];
const isOwnPage = (path: string, paths: string[]) =>
  paths.some((own) => path === own || path.startsWith(`${own}/`));

/** Links in lists and in Markdown, to the tool or to one of its pages. */
function leadsTo(text: string, path: string): boolean {
  return [`"href":"${path}`, `](${path}`].some((start) =>
    ['"', ')', '/', '?', '#'].some((end) => text.includes(start + end)),
  );
}

const allNames = tools.flatMap(({ names }) => names);

/** By a name of its own: one tool's may be a part of another's. */
function isNamed(text: string, name: string): boolean {
  const longer = allNames.filter((other) => other !== name && other.includes(name));
  const rest = longer.reduce((left, other) => left.replaceAll(other, ''), text.toLowerCase());
  return rest.includes(name);
}

describe.each(waiting)('$key does not run yet:', ({ paths, names }) => {
  const others = texts.filter(({ path }) => !isOwnPage(path, paths));

  test('nothing but its own pages leads to it or names it', () => {
    const offers = others.filter(
      ({ text }) => paths.some((path) => leadsTo(text, path)) || names.some((name) => isNamed(text, name)),
    );
    expect(offers.map(({ where }) => where)).toEqual([]);
  });

  test('its own pages say that it is being prepared, and offer a call instead', () => {
    const own = pages.filter(({ path }) => isOwnPage(path, paths));
    expect(own.length).toBeGreaterThan(0);
    for (const { path, blocks, lead = '', description } of own) {
      expect(`${lead} ${description} ${JSON.stringify(blocks)}`, path).toMatch(/is being prepared/);
      expect(
        blocks.map(({ block }) => block),
        path,
      ).toContain('call-back');
    }
  });

  test('its thank-you page does not link back to it', () => {
    for (const { path, text } of texts.filter((entry) => entry.path.endsWith('/thank-you')))
      for (const tool of paths) expect(leadsTo(text, tool), path).toBe(false);
  });
});

describe.each(running)('$key runs:', ({ paths }) => {
  const own = pages.filter(({ path }) => isOwnPage(path, paths));

  test('every page of its own but the thanks begins with the way in, and none says that it is still to come', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { path, blocks, lead = '', description } of own) {
      expect(`${lead} ${description} ${JSON.stringify(blocks)}`, path).not.toMatch(
        /being prepared|not open yet/i,
      );
      if (!path.endsWith('/thank-you')) expect(blocks[0]?.block, path).toBe('tool-start');
    }
  });

  test('other pages lead to it', () => {
    const [path = ''] = paths;
    const others = texts.filter((each) => !isOwnPage(each.path, paths));
    expect(others.filter(({ text }) => leadsTo(text, path)).length).toBeGreaterThan(1);
  });
});
