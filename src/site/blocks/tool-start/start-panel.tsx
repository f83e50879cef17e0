import type { BlockOf } from '#content/model.ts';
import { useSite } from '../../document/site-context.tsx';
import { firstQuestion } from './first-question.ts';
import { toolStartMessages } from './messages/messages.ts';

/** The button, and what there is to know before pressing it. */
export function StartPanel({ block }: { block: BlockOf<'tool-start'> }) {
  const { here, linkTo, locale } = useSite();
  return (
    <>
      <p className="tool-start-actions">
        <a className="button button-main" href={linkTo(firstQuestion(here, block))}>
          {toolStartMessages(locale).start}
        </a>
      </p>
      {block.facts && block.facts.length > 0 && (
        <dl className="tool-start-facts">
          {block.facts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
