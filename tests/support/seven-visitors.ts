import { Parser } from 'htmlparser2';
import { expect } from 'vitest';
import type { Language } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';

/**
 * Seven people who came to the home page with something on their mind. Each gets to the page that answers by links
 * alone, in at most two taps, where a call can be asked for, and to something to take away in at most four. Pages are
 * read as they are sent: nothing on the way needs a script.
 */
export const visitors: [who: string, answer: string[], onward: string[]][] = [
  ['the head of HR of 60 people', ['/corporate-insurance', '/group-medical-design'], []],
  ['a couple before IVF', ['/parenthood', '/ivf'], ['/ivf-insurance-tools']],
  ['a surrogate', ['/surrogate/health-insurance', '/donor-and-surrogate-rights'], []],
  ['a family with a rejected claim', ['/claim-rejected'], []],
  ['an agent to be', ['/posp-agent'], []],
  ['a guest with a cruise booked', ['/cruise'], []],
  ['a parent of 62', ['/personal-insurance', '/health-insurance-for-parents'], []],
];

export async function expectToTakeAway(
  { answer, onward }: { answer: string[]; onward: string[] },
  { siteUrl, language }: { siteUrl: string; language: Language },
): Promise<void> {
  const follow = async (start: PageRead, links: string[]) => {
    let page = start;
    for (const link of links) {
      const next = pathIn(language, link);
      expect(page.links, `links of ${page.path}`).toContain(next);
      page = await readLinks(siteUrl, next);
    }
    return page;
  };
  expect(answer.length).toBeLessThanOrEqual(2);
  const found = await follow(await readLinks(siteUrl, pathIn(language, '/')), answer);
  expect(found.canAct, found.path).toBe(true);
  const last = await follow(found, onward);
  expect(last.files, last.path).not.toEqual([]);
  // The tap on the file itself counts.
  expect(answer.length + onward.length + 1).toBeLessThanOrEqual(4);
  for (const file of last.files) expect((await fetch(siteUrl + file)).status, file).toBe(200);
}

type PageRead = { path: string; links: string[]; files: string[]; canAct: boolean };

/**
 * Reads a page's own part and where its links lead. A way to act is a call asked for, a form, or the way to one; a file is one that a link
 * leads to, or the page itself where a letter on it becomes one in the browser.
 */
export async function readLinks(siteUrl: string, path: string): Promise<PageRead> {
  const answer = await fetch(siteUrl + path);
  expect(answer.status, path).toBe(200);
  const links = new Set<string>();
  const files = new Set<string>();
  let depth = 0;
  let canAct = false;
  const parser = new Parser({
    onopentag(name, { href = '', ...attributes }) {
      if (name === 'main') depth += 1;
      if (name === 'a' && href.startsWith('/')) links.add(href.split(/[?#]/)[0] ?? '');
      if (depth === 0) return;
      const classes = attributes.class?.split(' ') ?? [];
      if (/\.(?:pdf|xlsx|ics)$/.test(href)) files.add(href);
      if (classes.includes('letter-take')) files.add(path);
      const isForm = classes.includes('visitor-form') || /^(?:\/[a-z]{2})?\/forms\//.test(href);
      if (isForm || 'data-call-back' in attributes) canAct = true;
    },
    onclosetag(name) {
      if (name === 'main') depth -= 1;
    },
  });
  parser.end(await answer.text());
  return { path, links: [...links], files: [...files], canAct };
}
