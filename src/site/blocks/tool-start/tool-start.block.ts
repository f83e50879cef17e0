import type { Block } from 'payload';
import { choices, optionalHeading, rows, sentence, shortText } from '#content/fields/builders.ts';
import { businessTypes } from '#tools/corporate-risk/corporate-risk.questionnaire.ts';
import { questionnaireKeys } from '#tools/engine/questionnaire.ts';

export const toolStart: Block = {
  slug: 'tool-start',
  labels: { singular: 'Start of a tool', plural: 'Starts of tools' },
  fields: [
    {
      ...optionalHeading,
      admin: { description: 'Not shown if the block comes first on a page of the kind “tool”.' },
    },
    { name: 'questionnaire', type: 'select', required: true, options: choices(questionnaireKeys) },
    {
      name: 'preset',
      type: 'select',
      options: choices(businessTypes),
      admin: {
        description: 'On a page below the tool’s own page: the set of questions that the tool begins with.',
      },
    },
    rows('facts', 'Fact', [shortText('title'), sentence('text')], { minRows: 0, maxRows: 5 }),
  ],
};
