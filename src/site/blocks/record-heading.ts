import type { TextField } from 'payload';
import { heading } from '#content/fields/builders.ts';

/**
 * The heading of a block that shows the records of a collection. While there is none it is nowhere on the site, so that
 * its heading says on the staff's screens what is missing, and leads to how it would look.
 */
export function headingOfRecords(name: string): TextField {
  const Description = { path: '/views/blocks/block-preview.tsx#BlockPreview', clientProps: { name } };
  return { ...heading, admin: { components: { Description } } };
}
