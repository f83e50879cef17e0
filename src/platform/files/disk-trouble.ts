import { StorageTrouble } from '../object-storage/storage-trouble.ts';

const reasons: Record<string, string> = {
  ENOSPC: 'is full',
  EDQUOT: 'is full for this user',
  EFBIG: 'takes no larger file',
  EROFS: 'is read-only',
  EIO: 'reports errors',
};

/** Tells a disk that takes nothing from other failures. @param folder below DATA_DIR */
export function troubleWithDisk(error: unknown, folder: string): StorageTrouble | undefined {
  const { code = '' } = error as { code?: string };
  const reason = reasons[code];
  return reason === undefined
    ? undefined
    : new StorageTrouble(`The disk of ${folder} ${reason} (${code}).`, { cause: error });
}
