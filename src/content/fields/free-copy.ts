import type { CollectionConfig, FieldHook } from 'payload';

/**
 * Returns a free value of a unique field for a copied record: the original's with `-copy` behind it, and from the second
 * copy on a number.
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

/** Makes each record copyable: a copy's unique texts are renamed, unless the field has a rule of its own. */
export function withFreeCopies(config: CollectionConfig): CollectionConfig {
  const fields = config.fields.map((field) =>
    field.type === 'text' && field.unique && !field.hooks?.beforeDuplicate
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [freeCopy] } }
      : field,
  );
  return { ...config, fields };
}
