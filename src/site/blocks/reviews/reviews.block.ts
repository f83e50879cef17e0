import type { ArrayField, Block } from 'payload';
import { intro, linkTarget, rows, sentence, shortText } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';
import { shows } from '../shows.ts';

/** The collection `reviews`; nothing of it is shown while there are none. */
export const reviews: Block = {
  slug: 'reviews',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  ...shows('reviews'),
  fields: [headingOfRecords('reviews'), intro, typedIntoThePage()],
};

/**
 * Before there was the collection, reviews were typed into pages. Those that are there are rendered as ever, after the
 * collection's, and may be changed and taken out; where there are none, none can be added.
 */
function typedIntoThePage(): ArrayField {
  const list = rows(
    'reviews',
    'Review',
    [
      sentence('words'),
      shortText('name'),
      shortText('about'),
      { ...linkTarget(false), name: 'source', label: 'Where it was said first' },
    ],
    { labelField: 'name', minRows: 0 },
  );
  return {
    ...list,
    label: 'Typed into this page',
    admin: {
      ...list.admin,
      description:
        'These are better kept under Reviews: every page can show them from there, and the client’s permission is noted.',
      condition: (_page, block: { reviews?: unknown[] }) => (block?.reviews?.length ?? 0) > 0,
    },
  };
}
