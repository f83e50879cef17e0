import { expect, inject, test } from 'vitest';
import { expectToTakeAway, readLinks, visitors } from '../support/seven-visitors.ts';
import { sitemapPaths } from '../support/sitemap-paths.ts';

/** In Hindi they are seen in `in-both-languages/hindi.ts`. */
test.each(visitors)(
  '%s gets to an answer in two taps and takes something away in four',
  async (_who, answer, onward) => {
    await expectToTakeAway({ answer, onward }, { siteUrl: inject('site').url, language: 'en' });
  },
);

test('every page has claims help and a rejected claim one tap away, in its header’s reach and its footer', async () => {
  for (const path of await sitemapPaths(inject('site').url)) {
    const { links } = await readLinks(inject('site').url, path);
    expect(links, path).toEqual(
      expect.arrayContaining(['/claims', '/claim-rejected', '/grievance', '/insurance-broker', '/glossary']),
    );
  }
});
