import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleGroups } from '#site/styleguide/examples.tsx';
import { sampleOf } from '../support/exhaustive.ts';
import { axeViolations } from '../support/journey-axe.ts';
import { expectLook } from '../support/looks-baseline.ts';
import { lookOf, openLook, withLooks } from '../support/looks-browser.ts';
import { nightlyTest } from '../support/nightly-test.ts';

withLooks();

const parts = exampleGroups('en').map(({ id }) => id);

describe.each([390, 1440] as const)('At a width of %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await openLook('/styleguide', width);
  });
  afterAll(() => page.close());

  // Each part at one of the widths; the nightly run takes both.
  test.each(sampleOf(parts, Math.ceil(parts.length / 2), width === 390 ? 0 : 1))(
    'the part %s looks as before',
    async (id) => {
      await showAlone(page, id);
      await expectLook(`part-${id}-${width}`, await lookOf(page.locator(`#${id}`)));
    },
  );

  const testAtWidth = width === 390 ? test : nightlyTest;
  testAtWidth('every part in each of its states is accessible', async () => {
    await showAlone(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});

/** Parts above it would move it by fractions of a pixel, and one change would show in all that follow. */
async function showAlone(page: Page, id?: string): Promise<void> {
  await page.locator('.guide-section').evaluateAll((parts, wanted) => {
    for (const part of parts as HTMLElement[]) part.hidden = wanted !== undefined && part.id !== wanted;
  }, id);
}
