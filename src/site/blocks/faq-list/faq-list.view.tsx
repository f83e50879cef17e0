import { faqsOfGroup } from '#content/collections/faqs/faqs.read.ts';
import type { Audience, Faq, FaqGroup } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import { questionThings } from '../../linked-data/questions.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Questions } from '../folded-questions.tsx';
import { Section } from '../section.tsx';
import { faqListMessages } from './messages/messages.ts';

function FaqListBlock({ block, anchor, data: items }: BlockProps<'faq-list'> & { data: Faq[] }) {
  const text = faqListMessages(useSite().locale);
  return (
    <Section name="faq-list" heading={block.heading} anchor={anchor}>
      {items.length > 0 ? <Questions items={items} /> : <p>{text.none}</p>}
    </Section>
  );
}

const groups: Partial<Record<Audience, FaqGroup>> = { companies: 'corporate', agents: 'posp' };

export const faqListView: BlockView<'faq-list', Faq[]> = {
  view: FaqListBlock,
  states: ({ data }) => questionThings(data),
  load: ({ group }, reader) => reader.ask(faqsOfGroup, group),
  neededOn: {
    kind: 'faq',
    make: ({ audience }, locale) => ({
      id: 'faqs',
      blockType: 'faq-list',
      heading: faqListMessages(locale).defaultHeading,
      group: groups[audience] ?? 'personal',
    }),
  },
};
