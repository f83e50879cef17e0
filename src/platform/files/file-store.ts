import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '../env.ts';
import { flushFolder } from '../write-atomically.ts';

/**
 * Files that a row of the database names: a folder of the data folder for those of one kind. A file is there whole or
 * not at all, and never changes under its name. Anyone who keeps files knows by the rows which of them are theirs, so
 * that what a crash leaves behind can be told.
 */
export type FileStore = {
  /** The folder, as lists of personal data name it. */
  folder: string;
  /** @throws FileTooLarge, or what the source throws when its line breaks; then there is no file */
  put: (name: string, source: Pieces, limit: { maxBytes: number }) => Promise<StoredFile>;
  /** @param range both ends included @returns nothing when there is no such file */
  open: (name: string, range?: { start: number; end: number }) => Promise<Readable | undefined>;
  /** In bytes. @returns nothing when there is no such file */
  sizeOf: (name: string) => Promise<number | undefined>;
  /** When it was last written to, though it may not be whole yet. */
  writtenAt: (name: string) => Promise<Date | undefined>;
  /** All of a file at once. @throws Error with code ENOENT when there is none */
  readWhole: (name: string) => Promise<Buffer>;
  /** Takes a file away, what was left half written of it as well. One that is gone already is fine. */
  remove: (name: string) => Promise<void>;
  /** Names of all files, half-written ones included. */
  names: () => Promise<string[]>;
  /** Puts a file that no row names into the bin, where no one is served from. One that is gone already is fine. */
  discard: (name: string) => Promise<void>;
  /** Removes what has been in the bin for longer. */
  emptyBin: (olderThanMs: number) => Promise<void>;
};
export type StoredFile = { size: number; sha256: string };
type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

const halfWritten = '.part';

/** @param pattern what every name in the folder looks like: it becomes part of a path */
export function fileStore({ folder, pattern }: { folder: string; pattern: RegExp }): FileStore {
  const pathOf = (name: string) => {
    if (!pattern.test(name)) throw new Error(`This is not the name of a file in ${folder}.`);
    return path.join(env().dataDir, folder, name);
  };
  return {
    folder,
    async put(name, source, { maxBytes }) {
      const file = pathOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const beside = file + halfWritten;
      try {
        const stored = await write(beside, source, maxBytes);
        await rename(beside, file);
        await flushFolder(path.dirname(file));
        return stored;
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    open: (name, range) => unlessMissing(async () => (await open(pathOf(name))).createReadStream(range)),
    sizeOf: async (name) => (await unlessMissing(() => stat(pathOf(name))))?.size,
    async writtenAt(name) {
      const find = (file: string) => unlessMissing(() => stat(file));
      return ((await find(pathOf(name))) ?? (await find(pathOf(name) + halfWritten)))?.mtime;
    },
    readWhole: (name) => readFile(pathOf(name)),
    async remove(name) {
      const file = pathOf(name);
      await rm(file, { force: true });
      await rm(file + halfWritten, { force: true });
    },
    async discard(name) {
      const [file, discarded] = [pathOf(name), path.join(binOf(folder), name)];
      await mkdir(path.dirname(discarded), { recursive: true, mode: 0o700 });
      await rm(file + halfWritten, { force: true });
      await unlessMissing(async () => {
        await rename(file, discarded);
        // From now on it is as old as its stay in the bin.
        await utimes(discarded, new Date(), new Date());
      });
    },
    async emptyBin(olderThanMs) {
      for (const name of await namesIn(binOf(folder))) {
        const file = path.join(binOf(folder), name);
        const found = await unlessMissing(() => stat(file));
        if (found?.isFile() && Date.now() - found.mtimeMs > olderThanMs) await rm(file, { force: true });
      }
    },
    async names() {
      const all = await namesIn(path.join(env().dataDir, folder));
      return [
        ...new Set(
          all.map((file) => (file.endsWith(halfWritten) ? file.slice(0, -halfWritten.length) : file)),
        ),
      ].filter((name) => pattern.test(name));
    },
  };
}

/** Inside the folder that instances share, so that a file is moved and not copied. */
function binOf(folder: string): string {
  const [shared = '', ...rest] = folder.split('/');
  return path.join(env().dataDir, shared, 'bin', ...rest);
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(() => readdir(folder))) ?? [];
}

/** Only what has reached the disk counts as written. */
async function write(file: string, source: Pieces, maxBytes: number): Promise<StoredFile> {
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

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
