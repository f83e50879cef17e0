import { type Locale, languageFacts } from '#ui/language/locales.ts';
import { siteMessages } from '../messages/messages.ts';
import { cardSize } from './card-design.ts';
import { type Card, cardAddress } from './page-card.ts';

export type Social = {
  /** Without the brand, which is beside it as the site's name. */
  title: string;
  siteName: string;
  card: Pick<Card, 'name' | 'words'>;
  isArticle: boolean;
};

type SocialTagsProps = {
  social: Social;
  siteUrl: string;
  address: string;
  description: string;
  locale: Locale;
};

/** Describes a page where its address is shared (ogp.me; X reads the rest from the same tags). */
export function SocialTags({ social, siteUrl, address, description, locale }: SocialTagsProps) {
  const { title, siteName, card, isArticle } = social;
  const tags = {
    title,
    description,
    type: isArticle ? 'article' : 'website',
    url: address,
    locale: languageFacts(locale).tag.replace('-', '_'),
    site_name: siteName,
    image: siteUrl + cardAddress(card.name),
    'image:width': cardSize.width,
    'image:height': cardSize.height,
    'image:alt': siteMessages(locale).cardAlt(card.words),
  };
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
