import type { BlockOf, BlockType } from '#content/model.ts';

/** What each block's component is given: its content, and its place on the page. */
export type BlockProps<T extends BlockType> = { block: BlockOf<T>; anchor: string };
