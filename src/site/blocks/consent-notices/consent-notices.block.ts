import type { Block } from 'payload';
import { heading, intro } from '#content/fields/builders.ts';

/** The consent notice in the languages in which someone has read it, each in its own name. */
export const consentNotices: Block = {
  slug: 'consent-notices',
  labels: { singular: 'Languages of the consent notice', plural: 'Languages of the consent notice' },
  fields: [heading, intro],
};
