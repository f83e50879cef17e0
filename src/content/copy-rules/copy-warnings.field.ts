import type { CollectionConfig, UIField } from 'payload';
import { dataFields } from '../fields/data-fields.ts';

/** Has the record a source of its own, as an answer has? A page's blocks have one each. */
export function hasOwnSource({ fields }: Pick<CollectionConfig, 'fields'>): boolean {
  return dataFields(fields).some(({ name }) => name === 'source');
}

/** Names of its blocks where they are chosen. */
export function kindsOfBlocks({ fields }: Pick<CollectionConfig, 'fields'>): { [slug: string]: string } {
  const blocks = dataFields(fields).flatMap((field) => (field.type === 'blocks' ? field.blocks : []));
  return Object.fromEntries(blocks.map(({ slug, labels }) => [slug, String(labels?.singular ?? slug)]));
}

/** Beside the text, while it is written: what the rules of copy say of it. Nothing is stored, and nothing refused. */
export function withCopyWarnings(config: CollectionConfig): CollectionConfig {
  const Field = {
    path: '/views/words/copy-warnings.field.tsx#CopyWarnings',
    clientProps: { hasSource: hasOwnSource(config), kinds: kindsOfBlocks(config) },
  };
  const warnings: UIField = {
    type: 'ui',
    name: 'copyWarnings',
    admin: { position: 'sidebar', components: { Field }, disableListColumn: true },
  };
  return { ...config, fields: [warnings, ...config.fields] };
}
