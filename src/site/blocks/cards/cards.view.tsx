import { askForCards, cardList } from '#content/collections/cards/cards.read.ts';
import type { Card } from '#content/model.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { LinkRow } from '../link-row.tsx';
import { Section } from '../section.tsx';

function CardsBlock({ block, anchor, data }: BlockProps<'cards'> & { data: Card[] }) {
  return (
    <Section name="cards-list" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="link-list">
        {data.map(({ key, path, name, text }) => (
          <LinkRow key={key} href={path} label={name} text={text} />
        ))}
      </ul>
    </Section>
  );
}

export const cardsView: BlockView<'cards', Card[]> = {
  view: CardsBlock,
  load: ({ collection, audience, pageKind }, { ask }) =>
    ask(cardList, askForCards({ collection, audience, kind: pageKind })),
  isEmpty: ({ data }) => data.length === 0,
};
