import type { BlockOf } from '#content/model.ts';
import { storageKey } from '#tools/journey/browser/stored-answers.ts';
import { addressOf } from '#tools/journey/place.ts';
import { Island } from '#ui/island/island.tsx';
import { useSite } from '../../document/site-context.tsx';
import { baseOf, firstQuestion } from './first-question.ts';
import { toolStartMessages } from './messages/messages.ts';

export function StartButton({ block }: { block: BlockOf<'tool-start'> }) {
  const { here, linkTo, locale } = useSite();
  return (
    <a className="button button-main" href={linkTo(firstQuestion(here, block))}>
      {toolStartMessages(locale).start}
    </a>
  );
}

/** The button, and what there is to know before pressing it. */
export function StartPanel({ block }: { block: BlockOf<'tool-start'> }) {
  const { here, linkTo, locale } = useSite();
  const text = toolStartMessages(locale);
  const base = baseOf(here, block);
  return (
    <>
      <div className="tool-start-actions">
        <StartButton block={block} />
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
