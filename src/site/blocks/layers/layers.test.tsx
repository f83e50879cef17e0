import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

const block: BlockOf<'layers'> = {
  id: 'a',
  blockType: 'layers',
  heading: 'Two bills',
  bills: [
    { label: 'March', amountInr: 300_000 },
    { label: 'July', amountInr: 400_000 },
  ],
  cases: [
    {
      title: 'Each bill alone',
      layers: [
        { kind: 'excess', limitInr: 20_000 },
        { kind: 'base', label: 'Policy', limitInr: 500_000 },
        { kind: 'top-up', limitInr: 1_000_000, startsAtInr: 500_000 },
      ],
    },
  ],
  isMadeUp: true,
};
const html = renderedBlocks(block).replaceAll('\u00a0', ' ');

test('The picture says of each bill who pays which part', () => {
  expect(html).toContain(
    'role="img" aria-label="Each bill alone. March ₹ 3,00,000: Excess ₹ 20,000, Policy ₹ 2,80,000. July ₹ 4,00,000: Excess ₹ 20,000, Policy ₹ 2,20,000, You ₹ 1,60,000."',
  );
  expect(html).toContain('<li>Top-up: up to ₹ 10,00,000, above the first ₹ 5,00,000 of one bill</li>');
});

test('The table says the same; what the insured bears stands in one column', () => {
  expect(html).toContain('<summary>The same as a table</summary>');
  expect(html).toContain(
    '<tr><th scope="row">July</th><td>₹ 4,00,000</td><td>₹ 2,20,000</td><td>₹ 0</td><td>₹ 1,80,000</td></tr>',
  );
});

test('Parts stand upon each other, as tall as what they pay', () => {
  // 220 pixels are ₹ 4,00,000.
  const july = html.slice(html.indexOf('>March</text>'));
  const boxes = [...july.matchAll(/<rect class="(?:dry|rained)[^>]* y="(\d+)" height="(\d+)"/g)];
  expect(boxes.map(([, y, height]) => [Number(y), Number(height)])).toEqual([
    [213, 11],
    [92, 121],
    [4, 88],
  ]);
});
