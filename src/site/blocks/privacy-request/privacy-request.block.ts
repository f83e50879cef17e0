import type { Block } from 'payload';
import { heading, sentence } from '#content/fields/builders.ts';

export const privacyRequest: Block = {
  slug: 'privacy-request',
  labels: { singular: 'Ask what we hold', plural: 'Ask what we hold' },
  fields: [heading, sentence('text')],
};
