/**
 * A file to which records are added and which a crash cannot take them from: `append` returns once the disk has
 * confirmed them. Records that arrive while the disk is busy are confirmed together. It is bounded, and says so when it
 * is full. A process never adds to a file that another run has begun, whose end may be cut off.
 */

import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { frameOf } from './frame.ts';
import { journalFiles, nextJournalFile } from './journal-files.ts';

export type Journal = {
  /** @throws JournalRefused: then the record is not kept */
  append(text: string): Promise<void>;
  close(): Promise<void>;
};

export type JournalOptions = {
  folder: string;
  /** Of all files in the folder together. */
  maxBytes: number;
  /** How a file is begun; another one only in tests. */
  begin?: (place: string) => Promise<fs.FileHandle>;
};

/** It is full, or its disk is, or did not confirm. */
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

  /** A file that was closed for reading while it was written to may have been read already: then again, in the next. */
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
    // Its name, too, must outlast a crash.
    await syncFolder(folder);
    const { ino, size } = await handle.stat();
    return { path: place, handle, inode: ino, length: size };
  }

  async function addTo(into: Part, bytes: Buffer): Promise<void> {
    try {
      await into.handle.appendFile(bytes);
      await into.handle.datasync();
      into.length += bytes.length;
    } catch (error) {
      // What a failed confirmation has left on the disk nobody knows: this file is not added to any more.
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

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder.
  if (path.sep === '\\') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
