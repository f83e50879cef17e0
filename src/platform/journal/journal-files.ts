/**
 * A journal's files in their folder. One is `open` while the process that made it may add to it, `closed` from the moment
 * at which anyone begins to read it for good (a rename, so that no record falls between the two), and set aside as
 * `unreadable` when something in it is no whole record of ours. Their numbers, and no clock, give their order.
 */

import fs from 'node:fs/promises';
import path from 'node:path';
import { newKey } from '../ids.ts';
import { readFrames } from './frame.ts';

export type JournalFileState = 'open' | 'closed' | 'unreadable';
export type JournalFile = { path: string; state: JournalFileState; bytes: number; writtenAt: Date };

const pattern = /^(\d{8})-[\w-]+\.(open|closed|unreadable)$/;

/** In the order in which they were begun. */
export async function journalFiles(folder: string): Promise<JournalFile[]> {
  const names = (await fs.readdir(folder).catch(nothingThere)).filter((name) => pattern.test(name)).sort();
  const files: JournalFile[] = [];
  for (const name of names) {
    const place = path.join(folder, name);
    const found = await fs.stat(place).catch(() => undefined);
    const state = pattern.exec(name)?.[2] as JournalFileState;
    // Another process may have closed or deleted it since.
    if (found) files.push({ path: place, state, bytes: found.size, writtenAt: found.mtime });
  }
  return files;
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Where the next file is begun. */
export async function nextJournalFile(folder: string): Promise<string> {
  const numbers = (await journalFiles(folder)).map((file) => numberOf(file.path));
  const number = String(Math.max(0, ...numbers) + 1).padStart(8, '0');
  return path.join(folder, `${number}-${newKey(6)}.open`);
}

function numberOf(place: string): number {
  return Number(pattern.exec(path.basename(place))?.[1] ?? 0);
}

/** @returns where it is now; nothing when another process was first */
export async function renameTo(file: JournalFile, state: JournalFileState): Promise<JournalFile | undefined> {
  const place = file.path.slice(0, -file.state.length) + state;
  try {
    await fs.rename(file.path, place);
    return { ...file, path: place, state };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The texts of a file, and how many of its bytes are no whole record. A file that is gone has none. */
export async function readJournalFile(place: string): Promise<{ texts: string[]; unreadableBytes: number }> {
  const bytes = await fs.readFile(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  return readFrames(bytes);
}
