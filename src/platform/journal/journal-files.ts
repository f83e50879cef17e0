/**
 * A journal's files in their folder. One is `open` while the process that made it may add to it, and `closed` from the
 * moment at which a process begins to take it over (by a rename, so that no record is written behind the reader). What cannot
 * be read, or is refused, is set aside in an `unreadable` file. The files are ordered by their numbers and not by a clock.
 */

import fs from 'node:fs/promises';
import path from 'node:path';
import { newKey } from '../ids.ts';
import { writeAtomically } from '../write-atomically.ts';
import { type FramesRead, readFrames } from './frame.ts';

export type JournalFileState = 'open' | 'closed' | 'unreadable';
export type JournalFile = { path: string; state: JournalFileState; bytes: number; writtenAt: Date };

const pattern = /^(\d{8})-[\w-]+\.(open|closed|unreadable)$/;

/** @returns them in the order in which they were begun */
export async function journalFiles(folder: string): Promise<JournalFile[]> {
  const names = (await fs.readdir(folder).catch(nothingThere)).filter((name) => pattern.test(name)).sort();
  const files: JournalFile[] = [];
  for (const name of names) {
    const place = path.join(folder, name);
    const found = await fs.stat(place).catch(() => undefined);
    const state = pattern.exec(name)?.[2] as JournalFileState;
    // Another process may have renamed or deleted it since.
    if (found) files.push({ path: place, state, bytes: found.size, writtenAt: found.mtime });
  }
  return files;
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** @returns the path of the next file to begin */
export async function nextJournalFile(folder: string): Promise<string> {
  const numbers = (await journalFiles(folder)).map((file) => numberOf(file.path));
  return path.join(folder, nameOf(Math.max(0, ...numbers) + 1, 'open'));
}

function nameOf(number: number, state: JournalFileState): string {
  return `${String(number).padStart(8, '0')}-${newKey(6)}.${state}`;
}

function numberOf(place: string): number {
  return Number(pattern.exec(path.basename(place))?.[1] ?? 0);
}

/** @returns the renamed file; undefined when another process was first */
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

export async function removeFile(file: JournalFile): Promise<void> {
  await fs.rm(file.path, { force: true });
}

/** Keeps what cannot be taken over in a file of its own, which is as old as the one that it was in. */
export async function setAside(file: JournalFile, rest: Buffer): Promise<string> {
  const place = path.join(path.dirname(file.path), nameOf(numberOf(file.path), 'unreadable'));
  await writeAtomically(place, rest, { mode: 0o600, flush: true });
  await fs.utimes(place, file.writtenAt, file.writtenAt);
  return place;
}

/** Without texts when the file is gone. */
export async function readJournalFile(place: string): Promise<FramesRead> {
  const bytes = await fs.readFile(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  return readFrames(bytes);
}
