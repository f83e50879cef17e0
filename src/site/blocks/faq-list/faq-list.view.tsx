import { faqsOfGroup } from '#content/collections/faqs/faqs.read.ts';
import type { Audience, Faq, FaqGroup } from '#content/model.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Questions } from '../folded-questions.tsx';
import { Section } from '../section.tsx';
import { text } from './faq-list.en.ts';

function FaqListBlock({ block, anchor, data: items }: BlockProps<'faq-list'> & { data: Faq[] }) {
  return (
    <Section name="faq-list" heading={block.heading} anchor={anchor}>
      {items.length > 0 ? <Questions items={items} /> : <p>{text.none}</p>}
    </Section>
  );
}

const groups: Partial<Record<Audience, FaqGroup>> = { companies: 'corporate', agents: 'posp' };

export const faqListView: BlockView<'faq-list', Faq[]> = {
  view: FaqListBlock,
  load: ({ group }, reader) => reader.ask(faqsOfGroup, group),
  neededOn: {
    kind: 'faq',
    make: ({ audience }) => ({
      id: 'faqs',
      blockType: 'faq-list',
      heading: text.defaultHeading,
      group: groups[audience] ?? 'personal',
    }),
  },
};
