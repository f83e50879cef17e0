import type { CollectionBeforeChangeHook, CollectionConfig, CollectionSlug } from 'payload';
import { textsOf } from '../../copy-rules/texts-of.ts';

/**
 * When a record's published text changed last, for search engines (`lastmod`): a save that changes no word, or a draft,
 * leaves it as it was.
 */
export function withTextChangedAt(config: CollectionConfig): CollectionConfig {
  const { slug, fields, hooks } = config;
  return {
    ...config,
    fields: [...fields, { name: 'textChangedAt', type: 'date', admin: { hidden: true } }],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), noteTextChange(slug as CollectionSlug)],
    },
  };
}

function noteTextChange(slug: CollectionSlug): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (data._status !== 'published') return data;
    // Compares with the published record, not with the one that the editor began with: that may be a draft.
    const live = originalDoc?.id
      ? ((await req.payload.findByID({
          collection: slug,
          id: originalDoc.id,
          depth: 0,
          draft: false,
          fallbackLocale: false,
          overrideAccess: true,
          req,
        })) as unknown as Record<string, unknown>)
      : undefined;
    const isSame = live?._status === 'published' && isSameText(data, live);
    return {
      ...data,
      textChangedAt: isSame ? (live.textChangedAt ?? live.updatedAt) : new Date().toISOString(),
    };
  };
}

/** A field that was not sent is as it was. The order says nothing: the database keeps names of a block in its own. */
function isSameText(saved: Record<string, unknown>, live: Record<string, unknown>): boolean {
  const names = Object.keys(saved).filter((name) => saved[name] !== undefined);
  const textIn = (record: Record<string, unknown>) =>
    JSON.stringify(textsOf(Object.fromEntries(names.map((name) => [name, record[name]]))).toSorted());
  return textIn(saved) === textIn(live);
}
