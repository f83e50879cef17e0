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
  // A browser's own field for a date shows the order of its language.
  expect(html).not.toContain('type="date"');
  for (const part of ['day', 'month', 'year'])
    expect(html).toMatch(new RegExp(`<(input|select)[^>]* name="${part}"`));
  expect(html).toContain('<option value="9">September</option>');
});
