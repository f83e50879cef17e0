import { Parser } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { sitemapPaths } from '../support/sitemap-paths.ts';

/**
 * Seven people who came to the home page with something on their mind. Each gets to the page that answers by links
 * alone, in at most three taps, and there is the way to ask for a call: the fourth.
 */
test.each([
  ['the head of HR of 60 people', ['/corporate-insurance', '/group-medical-design']],
  ['a couple before IVF', ['/parenthood', '/ivf']],
  ['a surrogate', ['/surrogate/health-insurance', '/donor-and-surrogate-rights']],
  ['somebody whose claim was rejected', ['/claim-rejected']],
  ['an agent to be', ['/posp-agent', '/forms/posp-check']],
  ['somebody with a cruise booked', ['/cruise']],
  ['a parent of 62', ['/personal-insurance', '/health-insurance-for-parents']],
])('%s gets to an answer and a way to act within four taps', async (_who, path) => {
  expect(path.length).toBeLessThanOrEqual(3);
  let page = await read('/');
  for (const next of path) {
    expect(page.links, `links of ${page.path}`).toContain(next);
    page = await read(next);
  }
  expect(page.canAct, page.path).toBe(true);
});

test('every page has claims help and a rejected claim one tap away, in its header’s reach and its footer', async () => {
  for (const path of await sitemapPaths(inject('site').url)) {
    const { links } = await read(path);
    expect(links, path).toEqual(
      expect.arrayContaining(['/claims', '/claim-rejected', '/grievance', '/insurance-broker', '/glossary']),
    );
  }
});

/** Reads a page's own part and where its links lead; a way to act is a call asked for or a form. */
async function read(path: string) {
  const answer = await fetch(inject('site').url + path);
  expect(answer.status, path).toBe(200);
  const links = new Set<string>();
  let depth = 0;
  let canAct = false;
  const parser = new Parser({
    onopentag(name, { href = '', ...attributes }) {
      if (name === 'main') depth += 1;
      if (name === 'a' && href.startsWith('/')) links.add(href.split(/[?#]/)[0] ?? '');
      if (
        depth > 0 &&
        ('data-call-back' in attributes || attributes.class?.split(' ').includes('visitor-form'))
      )
        canAct = true;
    },
    onclosetag(name) {
      if (name === 'main') depth -= 1;
    },
  });
  parser.end(await answer.text());
  return { path, links: [...links], canAct };
}
