import { tableOf } from '../collections/content-collection.ts';
import type { RichTextNode } from '../rich-text-value.ts';

/** Where a link of a rich text leads: to a record of content, wherever it is now, or to an address as it was typed. */
export type LinkTarget = { record: string } | { href: unknown };

export function targetOfLink(node: RichTextNode): LinkTarget {
  const fields = node.fields as { url?: unknown; linkType?: unknown; doc?: unknown } | undefined;
  const record = fields?.linkType === 'internal' ? recordOf(fields.doc) : undefined;
  return record ? { record } : { href: fields?.url ?? node.url };
}

/** `{ relationTo: 'pages', value: 12 }`, as the editor stores it, to `pages/12`. */
function recordOf(doc: unknown): string | undefined {
  const { relationTo, value } = (doc ?? {}) as { relationTo?: unknown; value?: unknown };
  const id = value !== null && typeof value === 'object' ? (value as { id?: unknown }).id : value;
  return relationTo && id ? `${tableOf({ slug: String(relationTo) })}/${id}` : undefined;
}
