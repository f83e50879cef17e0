import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { overflowingElements } from '../support/journey-overflow.ts';
import { onePageOfEachKind } from '../support/page-kinds.ts';

/** Editors write more than templates were rendered with, or less, and so will translations. */
withBrowser();

const widths = [320, 390, 1440];
const amounts: readonly [string, number][] = [
  ['three times the text', 3],
  ['a third of the text', 1 / 3],
];

test.each(sampleOf(widths, 1))(
  'At a width of %i px three times the text, and a third of it, fit every template: nothing is cut off, lies over something else or scrolls sideways',
  async (width) => {
    const page = await visit('/', { width, expects: /\/404 .*status of 404/ });
    for (const path of sampleOf(onePageOfEachKind, 5, widths.indexOf(width))) {
      await page.goto(path);
      // Narrow windows lay out what is far below a moment after the load.
      await page.locator('html:not([data-fresh])').waitFor();
      for (const [words, times] of amounts) {
        await changeTexts(page, times);
        expect(await overflowingElements(page), `${path}, ${words}`).toEqual([]);
      }
    }
  },
);

/** Every text of the page that many times over, or cut down to as much, of what was there first. */
function changeTexts(page: Page, times: number): Promise<void> {
  return page.evaluate((factor) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const { firstTexts: first = new Map<Text, string>() } = window as Window & {
      firstTexts?: Map<Text, string>;
    };
    Object.assign(window, { firstTexts: first });
    for (const text of texts) {
      if (!first.has(text)) first.set(text, text.data);
      const words = (first.get(text) ?? '').trim();
      if (words.length < 2 || text.parentElement?.closest('script, style, svg, select')) continue;
      text.data =
        factor > 1
          ? ` ${`${words} `.repeat(factor)}`
          : `${words.slice(0, Math.ceil(words.length * factor))} `;
    }
  }, times);
}
