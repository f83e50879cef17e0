import path from 'node:path';
import { storeIn, withBin } from '../files/choose-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { isObjectUrl, NoObjectUrl, objectPlace } from '../object-storage/object-place.ts';

const pattern = /^(?!\.{1,2}$)[^/\\\0]{1,255}$/;

/** Backups, and what is kept with them. @param folder absolute path, or a bucket's address (s3://bucket/folder) */
export function backupFiles(folder: string): FileStore {
  return storeIn({ folder: 'backups/', pattern }, () =>
    isObjectUrl(folder) ? withBin(objectPlace(folder)) : { path: folder, bin: path.join(folder, 'bin') },
  );
}

/** One file among backups. @param file its absolute path, or its address in a bucket. @throws NoObjectUrl */
export function backupFile(file: string): { files: FileStore; folder: string; name: string } {
  if (isObjectUrl(file) && !objectPlace(file).prefix)
    throw new NoObjectUrl(`${file}: needs the name of a file, s3://bucket/folder/site-….tar.age`);
  const folder = isObjectUrl(file) ? path.posix.dirname(file) : path.dirname(file);
  return { files: backupFiles(folder), folder, name: path.basename(file) };
}

export function inFolder(folder: string, name: string): string {
  return isObjectUrl(folder) ? `${folder}/${name}` : path.join(folder, name);
}
