import type { DataFromCollectionSlug } from 'payload';
import type { Block, BlockType } from '../model.ts';
import { clean, textsOf } from './reshape.ts';

type StoredPage = DataFromCollectionSlug<'pages'>;
type StoredBlock = NonNullable<StoredPage['blocks']>[number];

/** A stored block in the house's own shape: lists of one-text rows become plain lists. */
export function reshapeBlock(stored: StoredBlock, index: number): Block {
  const id = stored.id ?? `block-${index}`;
  return { ...shapeOf(stored), id } as Block;
}

function shapeOf(stored: StoredBlock): { blockType: BlockType } {
  switch (stored.blockType) {
    case 'cover':
      return {
        ...clean(stored),
        covered: textsOf(stored.covered),
        notCovered: textsOf(stored.notCovered),
      } as never;
    case 'documents':
      return { ...clean(stored), items: textsOf(stored.items) } as never;
    case 'table':
      return {
        ...clean(stored),
        columns: textsOf(stored.columns),
        rows: stored.rows.map((row) => textsOf(row.cells)),
      } as never;
    case 'matrix':
      return {
        ...clean(stored),
        rows: stored.rows.map((row) => ({ ...clean(row), optional: clean(row.optional ?? []) })),
      } as never;
    default:
      return clean(stored);
  }
}
