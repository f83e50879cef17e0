import { BoxMark } from '../../pictures/marks.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

export function DocumentsBlock({ block, anchor }: BlockProps<'documents'>) {
  return (
    <Section name="documents" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="ticks">
        {block.items.map((item) => (
          <li key={item}>
            <BoxMark />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
