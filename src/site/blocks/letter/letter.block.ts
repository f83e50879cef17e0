import type { Block, TextareaField } from 'payload';
import { anchor, heading, intro, note, rows, sentence, sentences } from '#content/fields/builders.ts';
import { textRule } from '#content/fields/rules.ts';
import { hasWholeBlanks } from './letter-text.ts';

const howToBlank =
  'Put a name in square brackets where the reader has to fill something in, such as [policy number].';

function withBlanks(field: TextareaField, description = howToBlank): TextareaField {
  const words = 'Write something here, and close each square bracket: [policy number].';
  return { ...field, validate: textRule(true, hasWholeBlanks, words), admin: { description } };
}

export const letter: Block = {
  slug: 'letter',
  labels: { singular: 'Letter to fill in', plural: 'Letters to fill in' },
  fields: [
    heading,
    anchor,
    { ...intro, label: 'What it is for' },
    withBlanks(sentence('recipient'), `The lines of the address. ${howToBlank}`),
    withBlanks(sentence('subject')),
    rows(
      'paragraphs',
      'Paragraph',
      [withBlanks(sentence('text'), `${howToBlank} A paragraph that is one blank gets several lines.`)],
      { maxRows: 20 },
    ),
    sentences('enclosures', 'Enclosure', { minRows: 0 }),
    note,
  ],
};
