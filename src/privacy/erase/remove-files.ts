import path from 'node:path';
import { fileStore } from '#platform/files/choose-store.ts';
import { defineQueue } from '#platform/queue.ts';

/**
 * The files of someone who was erased, by folder. Files are not part of a transaction: this job is made in the one
 * that erases, so that what a killed process leaves goes all the same. Their names say nothing of anyone.
 */
export type RemoveFilesJob = { files: Readonly<Record<string, readonly string[]>> };

export const removeFilesQueue = defineQueue<RemoveFilesJob>('privacy-files', { retryDelay: 5 });

const pattern = /^[^/\\\0]{1,255}$/;

export async function removeFiles({ files }: RemoveFilesJob): Promise<void> {
  for (const [folder, names] of Object.entries(files)) {
    const store = fileStore({ folder, pattern });
    for (const name of names) await store.remove(path.basename(name));
  }
}
