import { faqsOfGroup } from '#content/collections/faqs/faqs.read.ts';
import type { Audience, Faq, FaqGroup } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import { questionThings } from '../../linked-data/questions.ts';
import { anchorOf } from '../../text/addresses.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Questions } from '../folded-questions.tsx';
import { Section } from '../section.tsx';
import { faqListMessages } from './messages/messages.ts';
import { questionsByTopic } from './questions-by-topic.ts';

function FaqListBlock({ block, anchor, data: items }: BlockProps<'faq-list'> & { data: Faq[] }) {
  const text = faqListMessages(useSite().locale);
  const topics = questionsByTopic(items).map((one) => ({
    ...one,
    place: one.topic && `${anchor}-${anchorOf(one.topic)}`,
  }));
  const named = topics.filter(({ topic }) => topic);
  return (
    <Section name="faq-list" heading={block.heading} anchor={anchor}>
      {items.length === 0 && <p>{text.none}</p>}
      {topics.length > 0 && named.length === 0 && <Questions items={items} />}
      {named.length > 0 && (
        <div>
          <nav className="topics" aria-label={text.topics}>
            <ul>
              {named.map(({ topic, place }) => (
                <li key={place}>
                  <a href={`#${place}`}>{topic}</a>
                </li>
              ))}
            </ul>
          </nav>
          {topics.map(({ topic, place, items: group }) => (
            <section key={place} id={place || undefined} className="topic">
              {topic && <h3>{topic}</h3>}
              <Questions items={group} />
            </section>
          ))}
        </div>
      )}
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
