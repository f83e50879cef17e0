import { dateInWords } from '../../text/dates.ts';
import type { BlockProps } from '../block-definition.ts';
import { RichText } from '../rich-text.tsx';
import { Section } from '../section.tsx';
import { text } from './law.en.ts';

export function LawBlock({ block, anchor }: BlockProps<'law'>) {
  return (
    <Section name="law" heading={block.heading} anchor={anchor} note={text.asOn(dateInWords(block.asOn))}>
      <div className="prose">
        <RichText value={block.body} />
      </div>
    </Section>
  );
}
