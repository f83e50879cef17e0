import { questionThings } from '../../linked-data/questions.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Questions } from '../folded-questions.tsx';
import { Section } from '../section.tsx';

function QuestionsBlock({ block, anchor }: BlockProps<'questions'>) {
  return (
    <Section name="questions" heading={block.heading} anchor={anchor}>
      <Questions items={block.items} />
    </Section>
  );
}

export const questionsView: BlockView<'questions'> = {
  view: QuestionsBlock,
  states: ({ block }) => questionThings(block.items),
};
