import type { Block } from 'payload';
import {
  day,
  heading,
  intro,
  linkTarget,
  note,
  optionalHeading,
  richText,
  rows,
  sentence,
  sentences,
  shortText,
} from '../fields/builders.ts';

/** Blocks that say something in words, lists and tables. */
export const proseBlocks: Block[] = [
  {
    slug: 'prose',
    labels: { singular: 'Text', plural: 'Texts' },
    fields: [
      optionalHeading,
      { name: 'anchor', type: 'text', admin: { description: 'For links that jump here.' } },
      richText('body'),
    ],
  },
  {
    slug: 'notice',
    labels: { singular: 'Notice', plural: 'Notices' },
    fields: [
      { name: 'tone', type: 'select', required: true, defaultValue: 'info', options: ['info', 'caution'] },
      optionalHeading,
      richText('body'),
    ],
  },
  {
    slug: 'steps',
    labels: { singular: 'Steps', plural: 'Steps' },
    fields: [heading, intro, rows('steps', 'Step', [shortText('title'), sentence('text')], { maxRows: 12 })],
  },
  {
    slug: 'reviews',
    labels: { singular: 'Reviews', plural: 'Reviews' },
    fields: [
      heading,
      intro,
      rows(
        'reviews',
        'Review',
        [
          {
            ...sentence('words'),
            admin: { description: 'Only what a client really said, with their leave.' },
          },
          shortText('name'),
          { ...shortText('about'), admin: { description: 'Such as: HR manager, insured since 2024.' } },
          { ...linkTarget(false), name: 'source', label: 'Where it was said first' },
        ],
        { labelField: 'name' },
      ),
    ],
  },
  {
    slug: 'documents',
    labels: { singular: 'Documents', plural: 'Documents' },
    fields: [heading, intro, sentences('items', 'Document')],
  },
  {
    slug: 'law',
    labels: { singular: 'What the law says', plural: 'What the law says' },
    fields: [heading, richText('body'), day('asOn', 'As on')],
  },
  {
    slug: 'questions',
    labels: { singular: 'Questions', plural: 'Questions' },
    fields: [heading, rows('items', 'Question', [sentence('question'), richText('answer')])],
  },
  {
    slug: 'table',
    labels: { singular: 'Table', plural: 'Tables' },
    fields: [
      heading,
      intro,
      sentences('columns', 'Column', { minRows: 2, maxRows: 5 }),
      rows('rows', 'Row', [sentences('cells', 'Cell')]),
      note,
    ],
  },
];
