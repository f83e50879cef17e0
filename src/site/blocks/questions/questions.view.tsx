import type { BlockProps } from '../block-definition.ts';
import { Questions } from '../folded-questions.tsx';
import { Section } from '../section.tsx';

export function QuestionsBlock({ block, anchor }: BlockProps<'questions'>) {
  return (
    <Section name="questions" heading={block.heading} anchor={anchor}>
      <Questions items={block.items} />
    </Section>
  );
}
