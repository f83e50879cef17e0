import type { CollectionSlug, PayloadRequest } from 'payload';

type Place = { collection: CollectionSlug; id: number | string };

/**
 * Saves a record without another version: that which is saved takes the place of the newest. The history of a record that
 * came with the software begins with one version, however many languages it came in.
 */
export async function asOneVersion<T>(
  req: PayloadRequest,
  { collection, id }: Place,
  save: () => Promise<T>,
): Promise<T> {
  const { payload } = req;
  if (!payload.collections[collection].config.versions) return save();
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({
    ...{ collection, where, sort: '-id', limit: 1, depth: 0 },
    ...{ overrideAccess: true, req },
  });
  const saved = await save();
  for (const { id: former } of docs)
    await payload.db.deleteVersions({ collection, req, where: { id: { equals: former } } });
  return saved;
}
