import type { Block, TextareaField } from 'payload';

const source: TextareaField = {
  name: 'source',
  type: 'textarea',
  custom: { isForPrograms: true },
  admin: {
    description:
      'Where the figures, days and duties above come from: law and section, circular and date, or an address. Visitors do not see it.',
  },
};

/** Every block has a place for where its facts come from, so that whoever doubts one can look it up. */
export function withSource(block: Block): Block {
  return { ...block, fields: [...block.fields, source] };
}
