import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { settings } from '../../fixtures/site-fixture.ts';

test('The figures are the broker’s own, and none is a term of a cover', () => {
  const html = renderedBlocks({ id: 'a', blockType: 'stats', heading: 'Figures' });
  expect(html).toContain(settings.stats.insurers);
  expect(html).toContain(settings.stats.corporateClients);
  expect(html).toContain(settings.stats.tourOperators);
  expect(html).not.toMatch(/9 months|3 years/);
});
