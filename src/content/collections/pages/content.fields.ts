import type { Block, Field } from 'payload';
import { foldedRows, rows, shortText } from '../../fields/builders.ts';

/** Fields that visitors and search engines read of a page: in the main column of the editor. */
export function contentFields(blocks: Block[]): Field[] {
  return [
    {
      name: 'heading',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 90,
      admin: {
        description:
          'The large line at the top of the page. If you fill in the headline below, this becomes the small line above it, which names the cover.',
      },
    },
    {
      name: 'benefit',
      type: 'text',
      label: 'Headline',
      localized: true,
      maxLength: 80,
      admin: {
        description: 'On pages about a cover: what a reader gains, in one sentence. May be left empty.',
      },
    },
    {
      name: 'lead',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 400,
      admin: {
        description: 'The first sentences: what a visitor gets here, before any caveat. 40 to 60 words.',
      },
    },
    {
      ...rows(
        'facts',
        'Fact',
        [
          { ...shortText('label'), maxLength: 40 },
          { ...shortText('value'), maxLength: 80 },
        ],
        { minRows: 0, maxRows: 3 },
      ),
      localized: true,
      admin: {
        ...foldedRows('label'),
        description:
          'Three short answers in the head of a page about a cover: who buys it, how much, how long.',
      },
    },
    {
      name: 'blocks',
      type: 'blocks',
      localized: true,
      labels: { singular: 'Block', plural: 'Blocks' },
      admin: {
        initCollapsed: true,
        description: 'The parts of the page, in the order in which visitors read them. Drag one to move it.',
      },
      blocks,
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 65,
      admin: { description: 'Shown by search engines and in the browser’s tab; the brand is added.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      minLength: 50,
      maxLength: 170,
      admin: {
        description:
          'Shown by search engines below the title, and when someone shares the page: 70 to 160 characters.',
      },
    },
    {
      name: 'name',
      type: 'text',
      localized: true,
      maxLength: 40,
      admin: {
        description:
          'The page’s name in a few words, for the breadcrumb trail. If empty, its heading is used.',
      },
    },
  ];
}
