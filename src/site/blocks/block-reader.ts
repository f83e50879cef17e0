import type { Reader } from '#content/read/reader.ts';

/** Reads content for a block besides its own. Every answer is noted, and its change re-renders the page. */
export type BlockReader = Pick<Reader, 'ask' | 'cardWithKey'> & {
  /** The part being rendered of a page whose lists go on, counted from 1. */
  part: number;
  /** Says that the block's list needs so many parts. */
  goesOn(parts: number): void;
};
