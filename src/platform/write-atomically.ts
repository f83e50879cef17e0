import { open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

type WriteOptions = { mode?: number /** Only when it is on the disk is it written. */; flush?: boolean };

/** Beside and renamed: anyone who finds the file finds all of it. Its folder must be there. */
export async function writeAtomically(file: string, content: Buffer | string, options: WriteOptions = {}) {
  const beside = `${file}.${process.pid}.tmp`;
  await writeFile(beside, content, options);
  await rename(beside, file);
  if (options.flush) await flushFolder(path.dirname(file));
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
