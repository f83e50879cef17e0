import { rename, writeFile } from 'node:fs/promises';

type WriteOptions = { mode?: number /** Only when it is on the disk is it written. */; flush?: boolean };

/** Beside and renamed: whoever finds the file finds all of it. Its folder must be there. */
export async function writeAtomically(file: string, content: Buffer | string, options: WriteOptions = {}) {
  const beside = `${file}.${process.pid}.tmp`;
  await writeFile(beside, content, options);
  await rename(beside, file);
}
