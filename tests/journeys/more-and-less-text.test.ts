import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { onePageOfEachKind } from '../support/page-kinds.ts';

/** Editors write more than templates were drawn with, or less, and so will translations. */
withBrowser();

describe.each([320, 390, 1440])('At a width of %i px', (width) => {
  test.each([
    ['three times the text', 3],
    ['a third of the text', 1 / 3],
  ])(
    '%s fits every template: nothing is cut off, lies over something else or scrolls sideways',
    async (_, times) => {
      const page = await visit('/', { width, expects: /\/404 .*status of 404/ });
      for (const path of onePageOfEachKind) {
        await page.goto(path);
        // Narrow windows lay out what is far below a moment after the load.
        await page.locator('html:not([data-fresh])').waitFor();
        await changeTexts(page, times);
        expect(await misfits(page), path).toEqual([]);
      }
    },
  );
});

/** Every text of the page that many times over, or cut down to as much. */
function changeTexts(page: Page, times: number): Promise<void> {
  return page.evaluate((factor) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const words = text.data.trim();
      if (words.length < 2 || text.parentElement?.closest('script, style, svg, select')) continue;
      text.data =
        factor > 1
          ? ` ${`${words} `.repeat(factor)}`
          : `${words.slice(0, Math.ceil(words.length * factor))} `;
    }
  }, times);
}

/** What does not fit, in words. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told: string[] = [];
    const name = (element: Element) =>
      `${element.tagName}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`;
    if (document.documentElement.scrollWidth > innerWidth) told.push('the page scrolls sideways');

    const shown = [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    for (const element of shown) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1);
      // Pictures are cut on purpose; words never, but for those that only readers hear.
      const isForReaders = element.matches('.visually-hidden') || element.clientHeight <= 1;
      if (isCut && !isForReaders && hasCutWords(element)) told.push(`${name(element)} is cut off`);
    }

    // Neighbours in the flow of the page; what lies above it on purpose is left out.
    const lines = shown
      .filter((element) => element.matches('main :is(h1, h2, h3, p, li, dt, dd, a.button, th, td)'))
      .filter((element) => !element.closest('.call-bar, .site-header, .sidebar'));
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1, index + 8)) {
        if (one.contains(other) || other.contains(one)) continue;
        const a = one.getBoundingClientRect();
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) told.push(`${name(one)} lies over ${name(other)}`);
      }
    return told;

    function hasCutWords(box: HTMLElement): boolean {
      const frame = box.getBoundingClientRect();
      return [...box.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, span, dt, dd, td, th')].some(
        (text) => {
          if (!text.checkVisibility() || text.closest('.visually-hidden, svg')) return false;
          const place = text.getBoundingClientRect();
          return place.height > 1 && (place.right > frame.right + 1 || place.bottom > frame.bottom + 1);
        },
      );
    }
  });
}
