import type { CollectionConfig, FieldHook } from 'payload';

/**
 * What a copied record is known by, where no two may be known by the same: the original's with `-copy` behind it, and
 * from the second on a number.
 */
const freeCopy: FieldHook = async ({ value, collection, field, req }) => {
  if (!value || !collection) return value;
  const original = String(value).replace(/-copy(-\d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const copy = `${original}-copy${number === 1 ? '' : `-${number}`}`;
    const where = { [String(field.name)]: { equals: copy } };
    const asked = { collection: collection.slug, where, req, overrideAccess: true };
    if ((await req.payload.count(asked)).totalDocs === 0) return copy;
  }
};

/** Each record of it can be copied: a text that no two may share is told apart, unless its field says how itself. */
export function withFreeCopies(config: CollectionConfig): CollectionConfig {
  const fields = config.fields.map((field) =>
    field.type === 'text' && field.unique && !field.hooks?.beforeDuplicate
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [freeCopy] } }
      : field,
  );
  return { ...config, fields };
}
