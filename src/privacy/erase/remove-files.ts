import fs from 'node:fs/promises';
import path from 'node:path';
import { env } from '#platform/env.ts';
import { defineQueue } from '#platform/queue.ts';

/**
 * The files of someone who was erased, by folder of DATA_DIR. Files are not part of a transaction: this job is made in the one
 * that erases, so that what a killed process leaves goes all the same. Their names say nothing of anyone.
 */
export type RemoveFilesJob = { files: Readonly<Record<string, readonly string[]>> };

export const removeFilesQueue = defineQueue<RemoveFilesJob>('privacy-files', { retryDelay: 5 });

export async function removeFiles({ files }: RemoveFilesJob): Promise<void> {
  for (const [folder, names] of Object.entries(files)) {
    for (const name of names) {
      await fs.rm(path.join(env().dataDir, folder, path.basename(name)), { force: true });
    }
  }
}
