import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '../env.ts';

/**
 * Files of visitors, outside of anything that is served: a folder of the data folder, each under the random name that
 * its row in the database has. A file is there whole or not at all. Whoever keeps a file has its row first, so that
 * what a crash leaves behind is still known by name.
 */
export type StoredFile = { size: number; sha256: string };

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

const namePattern = /^[\w-]{16,64}$/;

/** @throws FileTooLarge, or what the source throws when its line breaks; then there is no file */
export async function putFile(
  name: string,
  source: AsyncIterable<Uint8Array>,
  { maxBytes }: { maxBytes: number },
): Promise<StoredFile> {
  const file = pathOf(name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = besideOf(file);
  try {
    const stored = await write(beside, source, maxBytes);
    await rename(beside, file);
    return stored;
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Only what has reached the disk counts as written. */
async function write(file: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes.`);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** @returns nothing when there is no such file */
export async function openFile(name: string): Promise<Readable | undefined> {
  try {
    return (await open(pathOf(name))).createReadStream();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** All of a file at once. @throws Error with code ENOENT when there is none */
export function readWholeFile(name: string): Promise<Buffer> {
  return readFile(pathOf(name));
}

/** Takes a file away, what was left half written of it, too. One that is gone already is fine. */
export async function removeFile(name: string): Promise<void> {
  const file = pathOf(name);
  await rm(file, { force: true });
  await rm(besideOf(file), { force: true });
}

/** The folder, as lists of personal data name it. */
export const filesFolder = 'files/';

function pathOf(name: string): string {
  if (!namePattern.test(name)) throw new Error('A stored file has a random name.');
  return path.join(env().dataDir, filesFolder, name);
}

function besideOf(file: string): string {
  return `${file}.part`;
}
