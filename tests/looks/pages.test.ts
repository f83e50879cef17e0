import { describe, test } from 'vitest';
import { sampleOf } from '../support/exhaustive.ts';
import { expectLook } from '../support/looks-baseline.ts';
import { lookOfPage, openLook, withLooks } from '../support/looks-browser.ts';
import { pageOfEachKind } from '../support/page-kinds.ts';

withLooks();

describe.each([390, 1440] as const)('At a width of %i px', (width) => {
  test.each(sampleOf(Object.entries(pageOfEachKind), 5, width === 390 ? 0 : 2))(
    'the page %s looks as before',
    async (name, path) => {
      const page = await openLook(path, width);
      await expectLook(`page-${name}-${width}`, await lookOfPage(page));
      await page.close();
    },
  );
});
