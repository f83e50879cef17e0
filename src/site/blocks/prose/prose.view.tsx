import type { BlockProps } from '../block-definition.ts';
import { RichText } from '../rich-text.tsx';
import { Section } from '../section.tsx';

export function ProseBlock({ block, anchor }: BlockProps<'prose'>) {
  return (
    <Section name="prose" heading={block.heading} anchor={anchor}>
      <div className="prose">
        <RichText value={block.body} />
      </div>
    </Section>
  );
}
