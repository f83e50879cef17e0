import type { Reader } from '#content/read/reader.ts';

/** What a block may read besides its own content. Whatever is asked here is noted, and re-renders the page. */
export type BlockReader = Pick<Reader, 'ask' | 'cardWithKey'> & {
  /** Of a page whose lists go on: which part is being rendered, counted from 1. */
  part: number;
  /** Says that the block's list needs so many parts. */
  goesOn(parts: number): void;
};
