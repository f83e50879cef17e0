import path from 'node:path';

/** A folder of a bucket: files there are kept by an object storage, and not on this machine's disk. */
export type ObjectPlace = {
  bucket: string;
  /** The beginning of each of its keys: nothing, or a text with a slash at its end. */
  prefix: string;
};

export const objectUrlAdvice = 'needs a bucket and, where it is shared, a folder in it: s3://bucket/folder';

// Bucket names as every server accepts them; folders in letters that need no escaping anywhere.
const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/;

export function isObjectUrl(text: string): boolean {
  return pattern.test(text);
}

/** @param url one that `isObjectUrl` accepts */
export function objectPlace(url: string): ObjectPlace {
  const [, bucket = '', folders = ''] = pattern.exec(url) ?? [];
  return { bucket, prefix: folders ? `${folders.slice(1)}/` : '' };
}

export function objectUrl({ bucket, prefix }: ObjectPlace): string {
  return `s3://${bucket}/${prefix}`;
}

/** Whether what is written to one of them may be found in the other. */
export function overlap(one: ObjectPlace, other: ObjectPlace): boolean {
  return (
    one.bucket === other.bucket &&
    (one.prefix.startsWith(other.prefix) || other.prefix.startsWith(one.prefix))
  );
}

/** An address that begins as one of a bucket, and is none. */
export class NoObjectUrl extends Error {
  override name = 'NoObjectUrl';
}

/** @param given a path, or an address in a bucket @returns it without a slash at its end @throws NoObjectUrl */
export function pathOrObjectUrl(given: string): string {
  if (!given.startsWith('s3:')) return path.resolve(given);
  if (!isObjectUrl(given)) throw new NoObjectUrl(`${given}: ${objectUrlAdvice}`);
  return given.replace(/\/$/, '');
}
