import type { Block } from 'payload';
import { heading, intro, linkTarget, rows, sentence, shortText } from '#content/fields/builders.ts';

export const glossary: Block = {
  slug: 'glossary',
  labels: { singular: 'Glossary', plural: 'Glossaries' },
  fields: [
    heading,
    intro,
    rows('terms', 'Term', [
      { ...shortText('term'), admin: { description: 'Visitors see the terms in alphabetical order.' } },
      { ...sentence('meaning'), admin: { description: 'One or two plain sentences.' } },
      {
        ...linkTarget(false),
        label: 'Our page about it',
        admin: { description: 'Such as /cruise. The link has the name of the page.' },
      },
      {
        name: 'notIn',
        type: 'textarea',
        label: 'Phrases in which it means something else',
        admin: {
          description:
            'One per line, such as “nominee director” for “Nominee”; # stands for an amount. The word is not explained within these phrases.',
        },
      },
      {
        name: 'isCommon',
        type: 'checkbox',
        label: 'Not explained on other pages',
        admin: {
          description:
            'For a word that also has an everyday meaning, such as “condition”. Pages about covers and claims explain up to eight other words where they first use them.',
        },
      },
    ]),
  ],
};
