import type { Page } from 'playwright-core';

/** Makes letters twice as large, as the browser's settings do: also for the conditions of styles, which a style's own size does not concern. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
