import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { settings } from '../../fixtures/site-fixture.ts';

test('Every sum insured is shown with its premium, and the caveat', () => {
  const html = renderedBlocks({ id: 'a', blockType: 'premiums', heading: 'Premiums' });
  expect(html).toContain('50,000');
  expect(html).toContain('INR 35,872 incl. GST');
  expect(html).toContain('75,000');
  expect(html).toContain('INR 53,808 incl. GST');
  expect(html).toContain(settings.premiums.caveat);
});
