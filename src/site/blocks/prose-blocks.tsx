import { messages } from '../messages/en.ts';
import { dateInWords } from '../text/dates.ts';
import type { BlockProps } from './block-props.ts';
import { RichText } from './rich-text.tsx';
import { Section } from './section.tsx';

/** Blocks that are running text: explanation, law, a notice, questions. */
export function ProseBlock({ block, anchor }: BlockProps<'prose'>) {
  return (
    <Section name="prose" heading={block.heading} anchor={anchor}>
      <div className="prose">
        <RichText value={block.body} />
      </div>
    </Section>
  );
}

export function LawBlock({ block, anchor }: BlockProps<'law'>) {
  return (
    <Section
      name="law"
      heading={block.heading}
      anchor={anchor}
      note={messages.law.asOn(dateInWords(block.asOn))}
    >
      <div className="prose">
        <RichText value={block.body} />
      </div>
    </Section>
  );
}

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

export function QuestionsBlock({ block, anchor }: BlockProps<'questions'>) {
  return (
    <Section name="questions" heading={block.heading} anchor={anchor}>
      <Questions items={block.items} />
    </Section>
  );
}

type Question = { question: string; answer: BlockProps<'questions'>['block']['items'][number]['answer'] };

/** Folded answers that open without JavaScript and are found by the browser's own search. */
export function Questions({ items }: { items: Question[] }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div className="prose">
            <RichText value={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
