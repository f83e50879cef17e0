import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('The form leads to the dates, with what most readers choose chosen already', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'deadlines',
    heading: 'When is an answer due?',
    occasion: 'vehicle-damage',
  });
  expect(html).toContain('<form class="deadline-form" action="/claim-deadlines#dates">');
  expect(html).toContain('<option value="vehicle-damage" selected="">');
  expect(html).toMatch(/<input[^>]* type="date"[^>]* name="on"/);
});
