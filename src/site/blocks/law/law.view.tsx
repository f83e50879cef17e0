import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { RichText } from '../rich-text.tsx';
import { Section } from '../section.tsx';
import { lawMessages } from './messages/messages.ts';

export function LawBlock({ block, anchor }: BlockProps<'law'>) {
  const { locale } = useSite();
  const note = lawMessages(locale).asOn(dateInWords(block.asOn, locale));
  return (
    <Section name="law" heading={block.heading} anchor={anchor} note={note}>
      <div className="prose">
        <RichText value={block.body} />
      </div>
    </Section>
  );
}
