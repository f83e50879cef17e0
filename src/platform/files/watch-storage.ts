import { setTimeout as pause } from 'node:timers/promises';
import { markedId } from './pair-folder.ts';
import { foldersInBuckets, noticeStorageAway, noticeStorageThere } from './storage-presence.ts';

const everyMs = 10_000;
const awayEveryMs = 2000;

/** Asks the object storage every ten seconds whether it is there, and more often while it is not. @returns how to stop */
export function watchStorage(): () => void {
  const stopping = new AbortController();
  if (foldersInBuckets().length > 0) void look(stopping.signal);
  return () => stopping.abort();
}

async function look(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isThere = await askStorage().then(
      () => true,
      () => false,
    );
    await pause(isThere ? everyMs : awayEveryMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}

/** Reads a few bytes from each bucket: a question for a missing file alone would not notice a missing bucket. @throws StorageTrouble */
export async function askStorage(): Promise<void> {
  try {
    for (const folder of foldersInBuckets()) await markedId(folder);
    noticeStorageThere();
  } catch (error) {
    noticeStorageAway(error);
    throw error;
  }
}
