import { cardKeyOf } from '#content/fields/rules.ts';
import { safeHref } from '../../text/addresses.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { type CardPictures, cardPictures } from '../card-pictures.ts';
import { LinkRow } from '../link-row.tsx';
import { Section } from '../section.tsx';

/** A link that names a card shows the card's picture, as a list of cards does. */
function LinksBlock({ block, anchor, data = {} }: BlockProps<'links'> & { data?: CardPictures }) {
  const links = block.links.filter(({ href }) => safeHref(href));
  return (
    <Section
      name="links"
      heading={block.heading}
      intro={block.intro}
      inside={links.map(({ label }) => label)}
      anchor={anchor}
    >
      <ul className="link-list">
        {links.map(({ label, href, text }) => (
          <LinkRow key={`${href} ${label}`} href={href} label={label} text={text} picture={data[href]} />
        ))}
      </ul>
    </Section>
  );
}

export const linksView: BlockView<'links', CardPictures | undefined> = {
  view: LinksBlock,
  load({ links }, reader) {
    const cards = links.flatMap(({ href }) => reader.cardWithKey(cardKeyOf(href) ?? '') ?? []);
    return cardPictures(cards, reader);
  },
};
