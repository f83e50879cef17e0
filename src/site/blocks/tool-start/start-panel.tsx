import type { BlockOf } from '#content/model.ts';
import { storageKey } from '#tools/journey/browser/stored-answers.ts';
import { addressOf } from '#tools/journey/place.ts';
import { Island } from '#ui/island/island.tsx';
import { useSite } from '../../document/site-context.tsx';
import { FirstAnswers } from '../../first-question/first-question.tsx';
import type { FirstQuestion } from '../../first-question/first-question-of.ts';
import { toolStartMessages } from './messages/messages.ts';
import { baseOf, questionsFrom } from './questions-from.ts';

export function StartButton({ block }: { block: BlockOf<'tool-start'> }) {
  const site = useSite();
  return (
    <a className="button button-main" href={site.linkTo(questionsFrom(site, block))}>
      {toolStartMessages(site.locale).start}
    </a>
  );
}

type StartPanelProps = {
  block: BlockOf<'tool-start'>;
  question: FirstQuestion | undefined;
  /** At the top of its own page the question is next to the page's heading, elsewhere below the block's. */
  Heading?: 'h2' | 'h3';
};

/** The first question, or the button where its answer is chosen already; and what there is to know before. */
export function StartPanel({ block, question, Heading = 'h3' }: StartPanelProps) {
  const site = useSite();
  const { linkTo, locale } = site;
  const text = toolStartMessages(locale);
  const base = baseOf(site, block);
  const headingId = `first-question-${block.id}`;
  return (
    <>
      {question && !block.preset && (
        <section className="tool-start-question" aria-labelledby={headingId}>
          <Heading id={headingId}>{question.label}</Heading>
          <FirstAnswers question={question} base={base} />
        </section>
      )}
      <div className="tool-start-actions">
        {(!question || block.preset) && <StartButton block={block} />}
        <Island name="tool-go-on" on="load" props={{ storageName: storageKey(block.questionnaire) }}>
          <a hidden href={linkTo(addressOf(base, { at: 'check' }))}>
            {text.goOn}
          </a>
        </Island>
        <a href={linkTo(addressOf(base, { at: 'load' }))}>{text.load}</a>
      </div>
      {block.facts && block.facts.length > 0 && (
        <dl className="tool-start-facts">
          {block.facts.map(({ title, text: said }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
