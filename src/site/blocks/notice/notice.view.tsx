import type { BlockProps } from '../block-definition.ts';
import { RichText } from '../rich-text.tsx';
import { Section } from '../section.tsx';

export function NoticeBlock({ block, anchor }: BlockProps<'notice'>) {
  return (
    <Section name="notice" anchor={anchor}>
      <div className={`callout callout-${block.tone}`} role="note">
        {block.heading && <h2>{block.heading}</h2>}
        <RichText value={block.body} />
      </div>
    </Section>
  );
}
