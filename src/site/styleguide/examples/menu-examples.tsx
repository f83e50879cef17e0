import { Questions } from '../../blocks/folded-questions.tsx';
import type { ExampleGroup } from '../example.tsx';
import { guideText, sampleQuestions } from '../messages/en.ts';

const { state, sections } = guideText;

/** What unfolds. The shell's own menus are pictures of `tests/looks/shell.test.ts`. */
export const menuExamples: ExampleGroup[] = [
  {
    id: 'disclosure',
    title: sections.disclosure,
    examples: [{ state: state.closed, body: <Questions items={sampleQuestions} /> }],
  },
];
