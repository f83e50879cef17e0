/**
 * A file that only grows, and that keeps its records through a crash: `append` returns once the disk has confirmed them.
 * Records that arrive while the disk is busy are confirmed together. It is bounded, and refuses when it is full. A process
 * never adds to a file that another run began, since the end of that one may be cut off.
 */

import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import { flushFolder } from '../write-atomically.ts';
import { frameOf } from './frame.ts';
import { journalFiles, nextJournalFile } from './journal-files.ts';

export type Journal = {
  /** @throws JournalRefused if the record is not kept */
  append(text: string): Promise<void>;
  close(): Promise<void>;
};

export type JournalOptions = {
  folder: string;
  /** All files in the folder together. */
  maxBytes: number;
  /** How a file is begun; another one only in tests. */
  begin?: (place: string) => Promise<fs.FileHandle>;
};

/** The journal or its disk is full, or the disk did not confirm. */
export class JournalRefused extends Error {
  override name = 'JournalRefused';
}

type Part = { path: string; handle: fs.FileHandle; inode: number; length: number };
type Waiting = { frame: Buffer; done: PromiseWithResolvers<void> };

export function openJournal({ folder, maxBytes, begin = beginFile }: JournalOptions): Journal {
  let part: Part | undefined;
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let batch = waiting; batch.length > 0; batch = waiting) {
      waiting = [];
      const outcome = await write(Buffer.concat(batch.map(({ frame }) => frame))).then(
        () => undefined,
        (error: unknown) => new JournalRefused('The journal did not keep it.', { cause: error }),
      );
      for (const { done } of batch) outcome ? done.reject(outcome) : done.resolve();
    }
    running = undefined;
  }

  /** Writes again, into the next file, if a reader closed this one in the meantime: it may have been read already. */
  async function write(bytes: Buffer): Promise<void> {
    const files = await journalFiles(folder);
    const usedBytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (usedBytes + bytes.length > maxBytes) throw new JournalRefused('The journal is full.');
    for (;;) {
      part ??= await beginPart();
      await addTo(part, bytes);
      if (await isInPlace(part)) return;
      await leave();
    }
  }

  async function beginPart(): Promise<Part> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const place = await nextJournalFile(folder);
    const handle = await begin(place);
    // The name must outlast a crash as well.
    await flushFolder(folder);
    const { ino, size } = await handle.stat();
    return { path: place, handle, inode: ino, length: size };
  }

  async function addTo(into: Part, bytes: Buffer): Promise<void> {
    try {
      await into.handle.appendFile(bytes);
      await into.handle.datasync();
      into.length += bytes.length;
    } catch (error) {
      // No one knows what a failed confirmation has left on the disk: this file is not added to any more.
      await into.handle.truncate(into.length).catch(() => undefined);
      await leave();
      throw error;
    }
  }

  async function leave(): Promise<void> {
    const left = part;
    part = undefined;
    await left?.handle.close().catch(() => undefined);
  }

  return {
    append(text) {
      const done = Promise.withResolvers<void>();
      waiting.push({ frame: frameOf(text), done });
      running ??= run();
      return done.promise;
    },
    async close() {
      await running;
      await leave();
    },
  };
}

function beginFile(place: string): Promise<fs.FileHandle> {
  return fs.open(
    place,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_APPEND,
    0o600,
  );
}

async function isInPlace({ path: place, inode }: Part): Promise<boolean> {
  const there = await fs.stat(place).catch(() => undefined);
  return there?.ino === inode;
}
