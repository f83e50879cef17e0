import type { HeadSetup } from './setups.ts';

/**
 * Families of heads, by the thing insured: journeys have a landscape across the page, people a room seen from the
 * front, belongings are large on the page's edge, and duties are a table seen from above.
 */
export const headFamilies = {
  journey: 'wide',
  people: 'side',
  property: 'low',
  liability: 'above',
} as const satisfies Record<string, HeadSetup>;

export type HeadFamily = keyof typeof headFamilies;
