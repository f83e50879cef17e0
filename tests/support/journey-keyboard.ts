import type { Locator, Page } from 'playwright-core';

const maxTabs = 120;

/** Presses Tab until the element has the focus, as someone without a pointer does. @throws Error when it never has */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let pressed = 0; pressed < maxTabs; pressed++) {
    if (await hasFocus(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${element} was not reached with ${maxTabs} tabs.`);
}

export async function hasFocus(element: Locator): Promise<boolean> {
  if ((await element.count()) === 0) return false;
  return element.first().evaluate((node) => {
    // Chromium moves the focus into a closed group only when it is its summary.
    return node === document.activeElement || (node.closest('summary') ?? null) === document.activeElement;
  });
}

/**
 * The element with the focus, and whether any of it is in sight: in the window, and under nothing else (WCAG 2.4.11).
 * Undefined once the focus has left the page.
 */
export function focusInSight(page: Page): Promise<{ at: string; isInSight: boolean } | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const isInSight = boxes.some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const found = document.elementFromPoint(left + width / 2, top + height * part);
        return found !== null && (focused.contains(found) || found.contains(focused));
      }),
    );
    const { top } = focused.getBoundingClientRect();
    return { at: `${focused.textContent?.trim().slice(0, 40)} at ${Math.round(top + scrollY)}`, isInSight };
  });
}
