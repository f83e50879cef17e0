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
