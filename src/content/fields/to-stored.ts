import type { Field } from 'payload';
import { type Data, type Treatment, walkFields } from './walk-fields.ts';

/**
 * A seed as the content service stores it: Markdown as rich text, lists of values as rows of one field, a
 * block's name where the service looks for it. The seed has been validated before (`validate-seed.ts`).
 * @param fields those of its collection, global or block
 * @param richText turns Markdown into rich text (`markdown.ts`)
 */
export function toStored<Stored = Data>(
  fields: readonly Field[],
  seed: object,
  richText: (markdown: string) => unknown,
): Stored {
  return walkFields<Stored>(fields, seed, {
    ...asWritten,
    leaf: (field, value) => (field.type === 'richText' ? richText(String(value)) : value),
    closeRow: (value, only) => ({ [only.name]: value }),
    closeBlock: (made, slug) => ({ blockType: slug, ...made }),
  });
}

/** How a seed is written: a list of values plainly, a block with its name under `block`. */
export const asWritten: Treatment = {
  leaf: (_field, value) => value,
  openRow: (row) => row,
  closeRow: (value) => value,
  openBlock: ({ block, ...fields }) => ({ slug: block, fields }),
  closeBlock: (made, slug) => ({ block: slug, ...made }),
};
