import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { reviewsMessages } from './messages/messages.ts';

/** What clients said, each with who they are and, where others can read it, a link to it. */
export function ReviewsBlock({ block, anchor }: BlockProps<'reviews'>) {
  const { locale, linkTo } = useSite();
  const text = reviewsMessages(locale);
  return (
    <Section name="reviews" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="reviews">
        {block.reviews.map(({ words, name, about, source }) => (
          <li key={`${name} ${words}`}>
            <figure>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span>{about}</span>
                {linkTo(source) && <a href={linkTo(source)}>{text.source(name)}</a>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
