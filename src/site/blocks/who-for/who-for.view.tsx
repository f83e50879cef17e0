import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

export function WhoForBlock({ block, anchor }: BlockProps<'who-for'>) {
  return (
    <Section
      name="who-for"
      heading={block.heading}
      intro={block.intro}
      inside={block.items.map(({ title }) => title)}
      anchor={anchor}
    >
      <ul className="titled-list">
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
