import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { objectClient } from '#platform/object-storage/object-client.ts';
import type { ObjectPlace } from '#platform/object-storage/object-place.ts';

/** Traits of an object storage that files alone do not show. `clockOffsetMs`: how far its clock is ahead of ours. */
export async function findTraits({
  bucket,
  prefix,
  name,
}: ObjectPlace & { name: string }): Promise<{ keepsVersions: boolean; clockOffsetMs: number }> {
  const client = objectClient('reading');
  const head = new HeadObjectCommand({ Bucket: bucket, Key: prefix + name });
  const { VersionId: version } = await client.send(head);
  // The client adds it to the time of its requests, so that a wrong clock shows nowhere else.
  return { keepsVersions: (version ?? 'null') !== 'null', clockOffsetMs: client.config.systemClockOffset };
}
