import type { Block, NumberField } from 'payload';
import { heading, rows, sentence, shortText } from '#content/fields/builders.ts';

export const earnings: Block = {
  slug: 'earnings',
  labels: { singular: 'What may be earned', plural: 'What may be earned' },
  fields: [
    heading,
    sentence('text'),
    rows(
      'cases',
      'Case',
      [
        shortText('title'),
        amount('policies', 'Policies a month', 1000),
        amount('premiumInr', 'Premium of one policy, in rupees', 10_000_000),
        amount('sharePercent', 'The seller’s share of it, in percent', 100),
      ],
      { minRows: 2, maxRows: 3 },
    ),
    rows('assumptions', 'Assumption', [shortText('title'), sentence('text')], { minRows: 1, maxRows: 6 }),
  ],
};

function amount(name: string, label: string, max: number): NumberField {
  return { name, type: 'number', label, required: true, min: 0, max };
}
