import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type WriteOptions = { mode?: number /** Only when it is on the disk is it written. */; flush?: boolean };
type FileToWrite = readonly [file: string, content: Buffer | string];

/** Beside and renamed: anyone who finds the file finds all of it. Its folder must be there. */
export async function writeAtomically(file: string, content: Buffer | string, options: WriteOptions = {}) {
  await writeTogether([[[file, content]]], options);
}

/**
 * Writes all files beside their places before it renames the first, so a disk that takes no more leaves every one as it
 * was. The files of a group get their names before those of the next.
 */
export async function writeTogether(groups: readonly (readonly FileToWrite[])[], options: WriteOptions = {}) {
  const all = groups.flat();
  const written = await Promise.allSettled(
    all.map(([file, content]) => writeFile(besideOf(file), content, options)),
  );
  const failed = written.find((each) => each.status === 'rejected');
  if (failed) {
    // A half-written file would take the room that is left.
    await Promise.allSettled(all.map(([file]) => rm(besideOf(file), { force: true })));
    throw failed.reason;
  }
  for (const group of groups) {
    await Promise.all(group.map(([file]) => rename(besideOf(file), file)));
    if (!options.flush) continue;
    for (const folder of new Set(group.map(([file]) => path.dirname(file)))) await flushFolder(folder);
  }
}

function besideOf(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

/** A new name is on the disk once its folder is. Windows opens no folders, and writes names by itself. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
