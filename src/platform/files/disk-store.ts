import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { flushFolder } from '../write-atomically.ts';
import { troubleWithDisk } from './disk-trouble.ts';
import {
  type FileStore,
  type NamedFiles,
  PieceCount,
  type Pieces,
  refuseOtherNames,
  type StoredFile,
} from './file-store.ts';

/** Absolute paths of the folder and of its bin. */
export type DiskFolder = { path: string; bin: string };

/** Two that write one file at a time have a half each, and what a crash left is in no one's way. */
const newHalf = () => `.${randomBytes(4).toString('hex')}.part`;
const halfEnding = /(?:\.[0-9a-f]{8})?\.part$/;
/** Longer than anyone pauses while writing. */
const writingMs = 3_600_000;

/** Files on a disk, of this machine or one that instances share. */
export function diskStore(named: NamedFiles, { path: root, bin }: DiskFolder): FileStore {
  const pathOf = (name: string) => {
    refuseOtherNames(name, named);
    return path.join(root, name);
  };
  return {
    folder: named.folder,
    async put(name, source, { maxBytes }) {
      const file = pathOf(name);
      await mkdir(root, { recursive: true, mode: 0o700 });
      const beside = file + newHalf();
      try {
        const stored = await write(beside, source, maxBytes);
        // Names that are written again and again have no other clean-up.
        if (await unlessMissing(() => stat(file))) await removeHalves(file, writingMs);
        await rename(beside, file);
        await flushFolder(root);
        return stored;
      } catch (error) {
        await rm(beside, { force: true });
        throw troubleWithDisk(error, named.folder) ?? error;
      }
    },
    open: (name, range) => unlessMissing(async () => (await open(pathOf(name))).createReadStream(range)),
    async factsOf(name) {
      const file = pathOf(name);
      const found = await unlessMissing(() => stat(file));
      return found && { size: found.size, writtenAt: found.mtime };
    },
    readWhole: async (name) => readFile(pathOf(name)),
    async remove(name) {
      const file = pathOf(name);
      await rm(file, { force: true });
      await removeHalves(file);
    },
    async discard(name) {
      const [file, discarded] = [pathOf(name), path.join(bin, name)];
      await mkdir(bin, { recursive: true, mode: 0o700 });
      await removeHalves(file);
      await unlessMissing(async () => {
        await rename(file, discarded);
        // From now on it is as old as its stay in the bin.
        await utimes(discarded, new Date(), new Date());
      });
    },
    async emptyBin(olderThanMs) {
      for (const name of await untouchedIn(bin, olderThanMs)) await rm(path.join(bin, name), { force: true });
    },
    async names(untouched) {
      const all = await (untouched ? untouchedIn(root, untouched.forMs) : namesIn(root));
      const names = new Set(all.map((file) => file.replace(halfEnding, '')));
      return [...names].filter((name) => named.pattern.test(name));
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(() => readdir(folder))) ?? [];
}

async function removeHalves(file: string, untouchedForMs = Number.NEGATIVE_INFINITY): Promise<void> {
  const { dir, base } = path.parse(file);
  for (const name of await namesIn(dir)) {
    if (name === base || name.replace(halfEnding, '') !== base) continue;
    const half = path.join(dir, name);
    const found = await unlessMissing(() => stat(half));
    if (found && Date.now() - found.mtimeMs > untouchedForMs) await rm(half, { force: true });
  }
}

async function untouchedIn(folder: string, forMs: number): Promise<string[]> {
  const untouched: string[] = [];
  for (const name of await namesIn(folder)) {
    const found = await unlessMissing(() => stat(path.join(folder, name)));
    if (found?.isFile() && Date.now() - found.mtimeMs > forMs) untouched.push(name);
  }
  return untouched;
}

/** Only what has reached the disk counts as written. */
async function write(file: string, source: Pieces, maxBytes: number): Promise<StoredFile> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const count = new PieceCount(maxBytes);
    for await (const piece of count.pass(source)) await handle.writeFile(piece);
    await handle.sync();
    return count.stored();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
