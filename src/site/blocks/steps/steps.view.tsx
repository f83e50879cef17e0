import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

export function StepsBlock({ block, anchor }: BlockProps<'steps'>) {
  return (
    <Section name="steps" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ol className="path">
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
