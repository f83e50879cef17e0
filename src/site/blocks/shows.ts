import type { Block, CollectionSlug } from 'payload';

/** Part of the configuration of a block that shows a collection's records, where these have no page of their own. */
export function shows(collection: CollectionSlug): Pick<Block, 'custom'> {
  return { custom: { shows: collection } };
}

/** @returns the slug of the block among these that shows the collection's records, if there is one */
export function blockThatShows(collection: string, among: readonly Block[]): string | undefined {
  return among.find(({ custom }) => custom?.shows === collection)?.slug;
}
