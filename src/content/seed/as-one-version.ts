import type { CollectionSlug, PayloadRequest } from 'payload';
import { deleteVersion, newestVersion } from '../collections/versions.ts';

type Place = { collection: CollectionSlug; id: number };

/**
 * Saves a record without another version: that which is saved takes the place of the newest. The history of a record that
 * came with the software begins with one version, however many languages it came in.
 */
export async function asOneVersion<T>(
  req: PayloadRequest,
  { collection, id }: Place,
  save: () => Promise<T>,
): Promise<T> {
  if (!req.payload.collections[collection].config.versions) return save();
  const former = await newestVersion(req, collection, id);
  const saved = await save();
  if (former !== null) await deleteVersion(req, collection, former);
  return saved;
}
