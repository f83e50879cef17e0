import type { CollectionConfig, CollectionSlug, FieldHook, PayloadRequest } from 'payload';

/**
 * Returns a free value of a unique field for a copied record: the original's with `-copy` behind it, and from the second
 * copy on a number.
 */
const freeCopy: FieldHook = async ({ value, collection, field, req }) => {
  if (!value || !collection) return value;
  const original = String(value).replace(/-copy(-\d+)?$/, '');
  return firstFree(`${original}-copy`, { collection, field, req });
};

type UniqueField = {
  collection: Pick<CollectionConfig, 'slug'>;
  field: { name?: unknown };
  req: PayloadRequest;
};

/** @returns the value itself if no record has it, else with the first number behind it that makes it free */
export async function firstFree(value: string, { collection, field, req }: UniqueField): Promise<string> {
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? value : `${value}-${number}`;
    const where = { [String(field.name)]: { equals: numbered } };
    const asked = { collection: collection.slug as CollectionSlug, where, req, overrideAccess: true };
    if ((await req.payload.count(asked)).totalDocs === 0) return numbered;
  }
}

/** Makes each record copyable: a copy's unique texts are renamed, unless the field has a rule of its own. */
export function withFreeCopies(config: CollectionConfig): CollectionConfig {
  const fields = config.fields.map((field) =>
    field.type === 'text' && field.unique && !field.hooks?.beforeDuplicate
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [freeCopy] } }
      : field,
  );
  return { ...config, fields };
}
