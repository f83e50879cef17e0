import type { ReactNode } from 'react';
import { useSite } from '../../document/site-context.tsx';
import { ExplainingFigure } from '../../pictures/explaining/explaining-figure.tsx';
import { rainOf, Weather } from '../../pictures/explaining/weather.tsx';
import { CoveredMark, RainMark } from '../../pictures/marks.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { Canopy } from './canopy.tsx';
import { inAndOutMessages } from './messages/messages.ts';

type InAndOutProps = BlockProps<'in-and-out'>;

/**
 * Lists what is under the umbrella, and what is in the rain. The words are lists of the page: what is drawn around them
 * says nothing that their headings do not, and readers pass it by.
 */
export function InAndOutBlock({ block, anchor }: InAndOutProps) {
  const text = inAndOutMessages(useSite().locale);
  const { heading, intro, note, isMadeUp, inside, outside } = block;
  return (
    <Section name="in-and-out" heading={heading} intro={intro} anchor={anchor}>
      <ExplainingFigure {...{ note, isMadeUp }}>
        <div className="in-and-out">
          <div className="inside">
            <Canopy />
            <Phrases title={text.inside} mark={<CoveredMark />} phrases={inside} />
          </div>
          <div className="outside">
            <svg height="64" aria-hidden="true" focusable="false">
              <Weather name={anchor} />
              <rect width="100%" height="100%" fill={rainOf(anchor)} />
            </svg>
            <Phrases title={text.outside} mark={<RainMark />} phrases={outside} />
          </div>
        </div>
      </ExplainingFigure>
    </Section>
  );
}

type PhrasesProps = { title: string; mark: ReactNode; phrases: InAndOutProps['block']['inside'] };

function Phrases({ title, mark, phrases }: PhrasesProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {phrases.map(({ phrase, sum }) => (
          <li key={phrase}>
            {mark}
            {phrase}
            {sum && (
              <>
                {' '}
                <strong>{sum}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
