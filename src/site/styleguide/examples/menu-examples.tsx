import type { RichTextValue } from '#content/rich-text-value.ts';
import { Questions } from '../../blocks/folded-questions.tsx';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

/** Parts that unfold. The shell's own menus are pictures of `tests/looks/shell.test.ts`. */
export const menuExamples: Examples = (locale) => {
  const { state, sections, questions } = guideMessages(locale);
  const items = questions.map(({ question, answer }) => ({ question, answer: paragraph(answer) }));
  return [
    {
      id: 'disclosure',
      title: sections.disclosure,
      examples: [{ state: state.closed, body: <Questions items={items} /> }],
    },
  ];
};

function paragraph(text: string): RichTextValue {
  return { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] } };
}
