import type { Block } from 'payload';
import {
  heading,
  intro,
  linkName,
  linkTarget,
  note,
  rows,
  sentence,
  shortText,
} from '#content/fields/builders.ts';

export const matrix: Block = {
  slug: 'matrix',
  labels: { singular: 'Risks and covers', plural: 'Risks and covers' },
  fields: [
    heading,
    intro,
    rows(
      'rows',
      'Risk',
      [
        shortText('risk'),
        sentence('how'),
        rows('core', 'Core cover', [linkName('label'), linkTarget(false)]),
        rows('optional', 'Optional cover', [linkName('label'), linkTarget(false)], { minRows: 0 }),
      ],
      { minRows: 2 },
    ),
    note,
  ],
};
