import { Island } from '#ui/island/island.tsx';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import type { LetterProps } from './letter.island.tsx';
import { LetterForm } from './letter-form.tsx';
import { LetterPaper, paragraphsOf } from './letter-paper.tsx';
import { blanksOf } from './letter-text.ts';
import { letterMessages } from './messages/messages.ts';
import { waysToTake } from './ways-to-take.ts';

/** A letter to fill in and take away. Without a script it is read, copied or printed with its blanks. */
export function LetterBlock({ block, anchor }: BlockProps<'letter'>) {
  const { locale } = useSite();
  const text = letterMessages(locale);
  const { done, failed, blanksLeft } = text;
  const paragraphs = paragraphsOf(block, locale);
  return (
    <Section name="letter" heading={block.heading} intro={block.intro} anchor={anchor} note={block.note}>
      <div className="letter">
        <Island<LetterProps>
          name="letter"
          on="visible"
          props={{ file: anchor, words: { done, failed, blanksLeft } }}
        >
          <LetterForm blanks={blanksOf(paragraphs)} idPrefix={anchor} locale={locale} />
          <LetterPaper paragraphs={paragraphs} subject={text.subject(block.subject)} />
          <fieldset className="letter-take" aria-label={text.takeAway}>
            {waysToTake.map((way) => (
              <button type="button" className="button button-line" data-take={way} key={way}>
                {text.actions[way]}
              </button>
            ))}
            <p role="status" />
          </fieldset>
        </Island>
      </div>
    </Section>
  );
}
