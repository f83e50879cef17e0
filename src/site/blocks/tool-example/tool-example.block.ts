import type { Block } from 'payload';
import { choices, heading, intro, note } from '#content/fields/builders.ts';
import type { QuestionnaireKey } from '#tools/engine/questionnaire.ts';

/** The tools that have worked examples. */
export const exampleTools = [
  'corporate-risk',
  'personal-risk',
  'health-cover',
] as const satisfies QuestionnaireKey[];

export const toolExample: Block = {
  slug: 'tool-example',
  labels: { singular: 'Example of a tool’s result', plural: 'Examples of tools’ results' },
  fields: [
    heading,
    {
      ...intro,
      admin: { description: 'Which tool it is, and why it is shown here. May be left empty.' },
    },
    {
      name: 'questionnaire',
      type: 'select',
      label: 'Tool',
      required: true,
      options: choices(exampleTools),
      admin: {
        description:
          'The page shows the result that this tool gives for the made-up answers of its published example, with the words and numbers that are published now. It is marked as an example, its answers can be opened, and a link leads to the tool.',
      },
    },
    note,
  ],
};
