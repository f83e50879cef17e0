import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CannotRunHere } from './errors.ts';
import { canEnter, giveTo, type Owner } from './owner.ts';

/** The name that PostgreSQL gives its socket. */
export const socketName = '.s.PGSQL.5432';

// sockaddr_un has 104 bytes on macOS and 108 on Linux, the closing zero included.
const maxPathLength = 103;

/**
 * The private folder of the database's socket and of our lock: outside the project, since the path of a socket
 * must be short. `/tmp` comes first whatever TMPDIR says, so that two starts on one data folder meet.
 * @throws EmbeddedPostgresError
 */
export function socketFolder(cluster: string, owner: Owner | undefined): string {
  const uid = owner?.uid ?? process.getuid?.() ?? 0;
  const name = `chhatri-${createHash('sha256').update(`${cluster} ${uid}`).digest('hex').slice(0, 12)}`;
  for (const base of new Set(['/tmp', os.tmpdir()])) {
    const folder = path.join(base, name);
    if (path.join(folder, socketName).length > maxPathLength) continue;
    if (isPrivate(folder, uid, owner) && canEnter(folder, owner)) return folder;
  }
  throw new CannotRunHere(`neither /tmp nor ${os.tmpdir()} can hold a private folder for its socket.`);
}

/** Makes the folder, or checks one that is there: in a folder that all may write to, someone else may have been first. */
function isPrivate(folder: string, uid: number, owner: Owner | undefined): boolean {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  const found = fs.lstatSync(folder);
  const isOurs = found.isDirectory() && (found.uid === uid || found.uid === process.getuid?.());
  if (!isOurs) return false;
  fs.chmodSync(folder, 0o700);
  giveTo(owner, folder);
  return true;
}

/** Leaves nothing behind, unless someone else has come in the meantime. */
export function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // Another start has put its lock there.
  }
}
