import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

/** The factors are in the order of their weight; without sourced figures, words say it. */
export function PriceBlock({ block, anchor }: BlockProps<'price'>) {
  return (
    <Section name="price" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <ol className="factors">
        {block.factors.map(({ name, why }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
