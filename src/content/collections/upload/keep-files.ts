import type { FileStore } from '#platform/files/file-store.ts';
import { describeError, log } from '#platform/log.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { fileRefused } from './sent-file.ts';

/** A picture of 1920 pixels that cannot be packed. */
const maxBytes = 64 * 1024 * 1024;

export type MadeFile = { name: string; bytes: Uint8Array };

/** Writes all of them or none. @throws ValidationError with words for the editor while an object storage is away */
export async function keepFiles(store: FileStore, files: readonly MadeFile[]): Promise<void> {
  const written = await Promise.allSettled(
    files.map(({ name, bytes }) => store.put(name, [bytes], { maxBytes })),
  );
  const failed = written.find((each) => each.status === 'rejected');
  if (!failed) return;
  // Should that fail as well, they are files without a record.
  await Promise.allSettled(files.map(({ name }) => store.remove(name)));
  if (!(failed.reason instanceof StorageTrouble)) throw failed.reason;
  log.error('file not stored', describeError(failed.reason));
  throw fileRefused(
    'This file could not be stored, because our file storage is not working at the moment. Please try again in a few minutes.',
  );
}
