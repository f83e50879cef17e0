import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from './env.ts';

type Expected = {
  /** The variable that could be set instead. */
  variable: string;
  /** Kept where there is none yet. */
  fresh: string;
  minLength: number;
};

/**
 * A secret that the site has made for itself, kept in the data folder (mode 0600).
 * @throws EnvironmentError when what is there is cut off: anyone could derive keys of an empty one
 */
export function secretInFile(file: string, { variable, fresh, minLength }: Expected): string {
  if (!fs.existsSync(file)) keep(file, fresh);
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length >= minLength) return secret;
  throw new EnvironmentError([
    `${variable}: the one in ${file} has ${secret.length} of at least ${minLength} characters. Put it back from a copy or set ${variable}; if the site has never run, delete the file.`,
  ]);
}

/** Has its name only once it is on the disk. Of several processes that start at once, the first one's is kept. */
function keep(file: string, secret: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}.tmp`;
  try {
    fs.writeFileSync(beside, secret, { mode: 0o600, flag: 'wx', flush: true });
    nameUnlessTaken(beside, file);
  } finally {
    fs.rmSync(beside, { force: true });
  }
  flushFolder(path.dirname(file));
}

function nameUnlessTaken(beside: string, file: string): void {
  try {
    fs.linkSync(beside, file);
  } catch (error) {
    if (isTaken(error)) return;
    copyUnlessTaken(beside, file);
  }
}

/** For disks without hard links. */
function copyUnlessTaken(beside: string, file: string): void {
  try {
    fs.copyFileSync(beside, file, fs.constants.COPYFILE_EXCL);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}

/** Windows opens no folders, and writes names by itself. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
