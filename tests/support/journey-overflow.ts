import type { Page } from 'playwright-core';

/** Describes what does not fit on the page: cut off, lying over something else, wider than the window. */
export function overflowingElements(page: Page): Promise<string[]> {
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
      .filter((element) => !element.closest('.call-bar, .site-header, .sidebar'))
      .filter((element) => !isForReadersAlone(element));
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

    /** The head of a table, say, that a phone has no room for. */
    function isForReadersAlone(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      return false;
    }

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
