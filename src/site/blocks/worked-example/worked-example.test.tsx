import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';

const html = renderedBlocks({
  id: 'a',
  blockType: 'worked-example',
  heading: 'A claim',
  story: 'A laptop falls.',
  lines: [
    { label: 'Repair', amount: '₹ 30,000' },
    { label: 'Excess', amount: '− ₹ 2,500' },
    { label: 'Paid', amount: '₹ 27,500', isSum: true },
  ],
  outcome: 'The excess is yours.',
});

test('Each line stands beside its amount, and what they come to is marked', () => {
  expect(html).toContain('<tr><th scope="row">Repair</th><td>₹\u00a030,000</td></tr>');
  expect(html).toContain('<tr class="bill-sum"><th scope="row">Paid</th><td>₹\u00a027,500</td></tr>');
});

test('It is called an illustration, whatever its editor wrote', () => {
  expect(html).toContain('Illustration. Amounts are made up; the policy wording decides.');
});
