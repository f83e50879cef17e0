import { askForCards, cardList } from '#content/collections/cards/cards.read.ts';
import type { Card } from '#content/model.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { type CardPictures, cardPictures } from '../card-pictures.ts';
import { LinkRow } from '../link-row.tsx';
import { Section } from '../section.tsx';

type Data = { cards: Card[]; pictures: CardPictures };

function CardsBlock({ block, anchor, data: { cards, pictures } }: BlockProps<'cards'> & { data: Data }) {
  return (
    <Section
      name="cards-list"
      heading={block.heading}
      intro={block.intro}
      inside={cards.map(({ name }) => name)}
      anchor={anchor}
    >
      <ul className="link-list">
        {cards.map(({ key, path, name, text }) => (
          <LinkRow key={key} href={path} label={name} text={text} picture={pictures[path]} />
        ))}
      </ul>
    </Section>
  );
}

export const cardsView: BlockView<'cards', Data> = {
  view: CardsBlock,
  async load({ collection, audience, pageKind }, reader) {
    const cards = await reader.ask(cardList, askForCards({ collection, audience, kind: pageKind }));
    return { cards, pictures: await cardPictures(cards, reader) };
  },
  isEmpty: ({ data }) => data.cards.length === 0,
};
