import { database } from '#platform/database.ts';
import { fileStore } from '#platform/files/file-store.ts';
import { isForeign } from '#platform/files/pair-folder.ts';
import { binMs } from '#platform/files/recycle-bin.ts';
import { fileNamePattern, nameOfFile } from './upload-names.ts';

/** Files that staff uploaded for everyone: published from here, and kept apart from what visitors sent. */
export const mediaFiles = fileStore({ folder: 'uploads/media/', pattern: fileNamePattern });

/** A picture of 1920 pixels that cannot be packed. */
const maxBytes = 64 * 1024 * 1024;
// The last thing that a save does is to write its files: a moment later its record is there, or it has failed.
const savingMs = 60_000;

export type MadeFile = { name: string; bytes: Uint8Array };

/** All of them or none. */
export async function keepFiles(files: readonly MadeFile[]): Promise<void> {
  try {
    for (const { name, bytes } of files) await mediaFiles.put(name, [bytes], { maxBytes });
  } catch (error) {
    for (const { name } of files) await mediaFiles.remove(name);
    throw error;
  }
}

/**
 * Puts into the bin what no record has: the files of a deleted record, those that were replaced, and what a crash left.
 * Asked for when a record has changed for good, and by the sweep, which also empties the bin.
 */
export async function removeOrphanedFiles(): Promise<void> {
  if (await isForeign('uploads/')) return;
  const files = await mediaFiles.names();
  const names = [...new Set(files.map(nameOfFile))];
  const { rows } = await database().query<{ name: string }>(
    'select store_name as name from upload where store_name = any($1)',
    [names],
  );
  const kept = new Set(rows.map(({ name }) => name));
  for (const file of files) {
    if (kept.has(nameOfFile(file))) continue;
    const writtenAt = await mediaFiles.writtenAt(file);
    if (writtenAt && Date.now() - writtenAt.getTime() > savingMs) await mediaFiles.discard(file);
  }
  await mediaFiles.emptyBin(binMs);
}
