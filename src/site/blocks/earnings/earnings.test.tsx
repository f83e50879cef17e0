import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

test('Each case stands there with what it assumes and what it comes to, and is called an illustration', () => {
  const html = renderedBlocks({
    id: 'a',
    blockType: 'earnings',
    heading: 'What you may earn',
    text: 'An example.',
    cases: [
      { title: 'Low', policies: 2, premiumInr: 5000, sharePercent: 5 },
      { title: 'High', policies: 15, premiumInr: 10_000, sharePercent: 10 },
    ],
    assumptions: [{ title: 'Premium.', text: 'Our assumption.' }],
  });
  expect(html).toContain('₹\u00a0500 a month');
  expect(html).toContain('₹\u00a01,80,000 a year at this rate');
  expect(html).toContain('Illustration with made-up amounts');
  expect(html).toContain('Our assumption.');
  expect(html).not.toMatch(/up to/i);
  expect(html).not.toContain('<input id="earnings');
});
