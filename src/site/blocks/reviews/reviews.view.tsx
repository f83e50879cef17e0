import { allReviews } from '#content/collections/reviews/reviews.read.ts';
import type { BlockOf, Review } from '#content/model.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { useSite } from '../../document/site-context.tsx';
import { ExampleMark } from '../../people/example-mark.tsx';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { reviewsMessages } from './messages/messages.ts';

type Typed = NonNullable<BlockOf<'reviews'>['reviews']>[number];

/** Quotes clients, each with a name and, where others can read it, a link to it. */
export function ReviewsBlock({ block, anchor, data }: BlockProps<'reviews'> & { data: Review[] }) {
  return (
    <Section name="reviews" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="reviews">
        {allOf(block, data).map((review) => (
          <ReviewItem key={`${review.name} ${review.words}`} {...review} />
        ))}
      </ul>
    </Section>
  );
}

type Quoted = Typed & Partial<Pick<Review, 'saidOn' | 'isExample'>>;

/** The collection's, and those that were typed into the page before there was one. */
function allOf({ reviews = [] }: BlockOf<'reviews'>, data: Review[]): (Review | Typed)[] {
  return [...data, ...reviews];
}

function ReviewItem({ words, name, about, source, saidOn, isExample }: Quoted) {
  const { locale, linkTo } = useSite();
  const first = linkTo(source);
  return (
    <li>
      <figure>
        <blockquote>
          <p>{words}</p>
        </blockquote>
        <figcaption>
          <strong>
            {name}
            <ExampleMark isExample={isExample} />
          </strong>
          <span>{about}</span>
          {saidOn && <time dateTime={saidOn}>{dateInWords(saidOn, locale)}</time>}
          {first && (
            <a className="standing-link" href={first} rel="external">
              {reviewsMessages(locale).source(name)}
            </a>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

export const reviewsView: BlockView<'reviews', Review[]> = {
  view: ReviewsBlock,
  isEmpty: ({ block, data }) => allOf(block, data).length === 0,
  load: (_block, reader) => reader.ask(allReviews, ''),
};
