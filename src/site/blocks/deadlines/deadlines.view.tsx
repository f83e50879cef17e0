import { DeadlineForm } from '../../deadlines/deadline-form.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

export function DeadlinesBlock({ block, anchor }: BlockProps<'deadlines'>) {
  return (
    <Section name="deadlines" heading={block.heading} intro={block.intro} anchor={anchor}>
      <DeadlineForm idPrefix={anchor} asked={{ about: block.occasion }} />
    </Section>
  );
}
