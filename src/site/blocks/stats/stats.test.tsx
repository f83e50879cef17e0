import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { settings } from '../../fixtures/site-fixture.ts';

test('Figures that the law makes delicate have their caveat beside them', () => {
  const html = renderedBlocks({ id: 'a', blockType: 'stats', heading: 'Figures' });
  expect(html).toContain(settings.stats.insurers);
  expect(html).toContain(settings.stats.corporateClients);
  expect(html).toContain(settings.stats.tourOperators);
  expect(html).toContain('9 months');
  expect(html).toContain('3 years');
  expect(html).toContain(settings.caveats.ivfMaternityWait);
  expect(html).toContain(settings.caveats.surrogateLife);
});
