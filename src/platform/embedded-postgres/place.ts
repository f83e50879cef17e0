import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Binaries, copyBinaries, findBinaries, whyNotRunnable } from './binaries.ts';
import { CannotRunHere } from './errors.ts';
import { canEnter, type Owner, ownerOf } from './owner.ts';
import { finishSwap } from './upgrade-swap.ts';

/**
 * Where the database lives. Normally that is `postgres/` in the data folder. As root under a folder that only
 * root may enter (`/root`, as in many containers), the database's own user reaches neither its programs nor
 * its files there: both go to a folder of their own under `/var/lib/chhatri`, whose name is kept in the data
 * folder, so that the two stay together when the project is moved.
 */
export type Place = {
  /** The database's files; exists only once they are complete. */
  cluster: string;
  /** The server's own log; it has no data of visitors. */
  logFile: string;
  binaries: Binaries;
  owner: Owner | undefined;
  /** For the person who starts it, when something is not where they would look. */
  notice: string | undefined;
};

const sharedRoot = '/var/lib/chhatri';
const pointerName = 'postgres.place';

/** @throws EmbeddedPostgresError */
export function choosePlace(dataDir: string): Place {
  fs.mkdirSync(dataDir, { recursive: true });
  const found = findCluster(dataDir);
  const owner = ownerOf(found ?? path.join(dataDir, 'postgres'));
  const packaged = findBinaries();
  const folder = found ? path.dirname(found) : canEnter(dataDir, owner) ? dataDir : makeOuterFolder(dataDir);
  if (!canEnter(folder, owner)) {
    throw new CannotRunHere(`the user ${owner?.name} who owns ${found} cannot enter ${folder} any more.`);
  }
  const binaries = reachable(packaged, dataDir, owner);
  return {
    cluster: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    binaries,
    owner,
    notice:
      folder === dataDir
        ? undefined
        : `The database's own user (${owner?.name}) cannot enter ${dataDir}, so its files are kept in ${folder}.`,
  };
}

/** The database's files of a data folder, wherever they are, or undefined when there are none yet. */
export function findCluster(dataDir: string): string | undefined {
  const folders = [dataDir, outerFolderOf(dataDir)].filter((folder) => folder !== undefined);
  const clusters = folders.map((folder) => path.join(folder, 'postgres'));
  for (const cluster of clusters) finishSwap(cluster);
  return clusters.find((cluster) => fs.existsSync(cluster));
}

/** The folder elsewhere that belongs to this data folder, if it has one. */
export function outerFolderOf(dataDir: string): string | undefined {
  const pointer = path.join(dataDir, pointerName);
  return fs.existsSync(pointer) ? fs.readFileSync(pointer, 'utf8').trim() : undefined;
}

/** The programs, or a copy of them, where the owner can run them. @throws EmbeddedPostgresError */
export function reachable(packaged: Binaries, dataDir: string, owner: Owner | undefined): Binaries {
  return whyNotRunnable(packaged, owner) ? reachableCopy(packaged, dataDir, owner) : packaged;
}

function reachableCopy(packaged: Binaries, dataDir: string, owner: Owner | undefined): Binaries {
  const reason = whyNotRunnable(packaged, owner);
  // Only root can put them elsewhere for someone; for everyone else the reason is the end of it.
  if (!owner || canEnter(packaged.folder, owner)) throw new CannotRunHere(reason ?? 'unknown reason.');
  const { version } = JSON.parse(fs.readFileSync(path.join(packaged.folder, '../package.json'), 'utf8'));
  const copy = copyBinaries(packaged, path.join(makeOuterFolder(dataDir), `programs-${version}`));
  const reasonOfCopy = whyNotRunnable(copy, owner);
  if (reasonOfCopy) throw new CannotRunHere(reasonOfCopy);
  return copy;
}

function makeOuterFolder(dataDir: string): string {
  const known = outerFolderOf(dataDir);
  const name = createHash('sha256').update(`${dataDir} ${randomUUID()}`).digest('hex').slice(0, 12);
  const folder = known ?? path.join(sharedRoot, name);
  try {
    fs.mkdirSync(folder, { recursive: true });
    // Under a strict umask they would be as private as the folder that we are getting away from.
    fs.chmodSync(sharedRoot, 0o755);
    fs.chmodSync(folder, 0o755);
  } catch (error) {
    throw new CannotRunHere(`${folder} cannot be made.`, { cause: error });
  }
  if (!known) fs.writeFileSync(path.join(dataDir, pointerName), `${folder}\n`);
  return folder;
}
