import type { Block } from 'payload';
import { sourceField } from '#content/fields/builders.ts';

/** Every block has a place for where its facts come from, so that anyone who doubts one can look it up. */
export function withSource(block: Block): Block {
  return { ...block, fields: [...block.fields, sourceField] };
}
