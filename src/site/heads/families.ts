import type { HeadSetup } from './setups.ts';

/**
 * What is insured decides how a head is composed: journeys have a landscape across the page, people a room seen from
 * the front, things that one owns are large on the page's edge, and duties are a table seen from above.
 */
export const headFamilies = {
  journey: 'wide',
  people: 'side',
  property: 'low',
  liability: 'above',
} as const satisfies Record<string, HeadSetup>;

export type HeadFamily = keyof typeof headFamilies;
