import type { Audience, FaqGroup } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Questions } from '../folded-questions.tsx';
import { Section } from '../section.tsx';
import { text } from './faq-list.en.ts';

function FaqListBlock({ block, anchor }: BlockProps<'faq-list'>) {
  const items = useSite().faqs.filter(({ group }) => group === block.group);
  return (
    <Section name="faq-list" heading={block.heading} anchor={anchor}>
      {items.length > 0 ? <Questions items={items} /> : <p>{text.none}</p>}
    </Section>
  );
}

const groups: Partial<Record<Audience, FaqGroup>> = { companies: 'corporate', agents: 'posp' };

export const faqListView: BlockView<'faq-list'> = {
  view: FaqListBlock,
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
