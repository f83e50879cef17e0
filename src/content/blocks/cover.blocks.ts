import type { Block } from 'payload';
import {
  heading,
  intro,
  linkTarget,
  note,
  rows,
  sentence,
  sentences,
  shortText,
} from '../fields/builders.ts';

/** Blocks that explain a cover, or lead to one. */
export const coverBlocks: Block[] = [
  {
    slug: 'who-for',
    labels: { singular: 'Who it is for', plural: 'Who it is for' },
    fields: [
      heading,
      intro,
      rows('items', 'Reader', [shortText('title'), sentence('text')], { maxRows: 12 }),
    ],
  },
  {
    slug: 'cover',
    labels: { singular: 'Covered and not covered', plural: 'Covered and not covered' },
    fields: [heading, sentences('covered', 'Covered'), sentences('notCovered', 'Not covered'), note],
  },
  {
    slug: 'price',
    labels: { singular: 'What sets the price', plural: 'What sets the price' },
    fields: [heading, intro, rows('factors', 'Factor', [shortText('name'), sentence('why')]), note],
  },
  {
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
          rows('core', 'Core cover', [shortText('label'), linkTarget(false)]),
          rows('optional', 'Optional cover', [shortText('label'), linkTarget(false)], { minRows: 0 }),
        ],
        { minRows: 2 },
      ),
      note,
    ],
  },
  {
    slug: 'links',
    labels: { singular: 'Links', plural: 'Links' },
    fields: [
      heading,
      intro,
      rows('links', 'Link', [shortText('label'), linkTarget(true), { name: 'text', type: 'textarea' }]),
    ],
  },
];
