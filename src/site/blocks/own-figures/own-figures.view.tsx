import { useSite } from '../../document/site-context.tsx';
import { type OwnFigures, ownFigures } from '../../figures/own-figures.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { availabilityInWords, callsInWords } from './in-words.ts';
import { SpeedTables } from './speed-tables.tsx';

type Props = BlockProps<'own-figures'> & { data: OwnFigures };

/** Figures of the four weeks that ended yesterday. */
export function OwnFiguresBlock({ block, anchor, data }: Props) {
  const { locale, clock } = useSite();
  // Noted, so that the page is rendered again tomorrow.
  clock.todayAsSaid();
  return (
    <Section name="own-figures" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      {block.figures === 'speed' && <SpeedTables figures={data} locale={locale} />}
      {block.figures === 'availability' && <p>{availabilityInWords(data, locale)}</p>}
      {block.figures === 'calls' && <p>{callsInWords(data, locale)}</p>}
    </Section>
  );
}

export const ownFiguresView: BlockView<'own-figures', OwnFigures> = {
  view: OwnFiguresBlock,
  load: (_block, reader) => reader.ask(ownFigures, ''),
};
