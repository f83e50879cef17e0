import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '#platform/testing/temporary-folder.ts';

/** A file system of a few megabytes, in memory, that a test can fill to the last byte. */
export type SmallDisk = {
  fill(): void;
  /** Deletes what filled it. */
  free(): void;
  unmount(): void;
};

export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  fs.mkdirSync(folder, { recursive: true });
  const { mode } = fs.statSync(folder);
  const options = `size=${megabytes}m,mode=${(mode & 0o777).toString(8)}`;
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`Nothing can be mounted here: ${stderr}`);
  const ballast = path.join(folder, '.ballast');
  return {
    fill() {
      const file = fs.openSync(ballast, 'a');
      try {
        for (const bytes of [2 ** 20, 4096]) while (canWrite(file, bytes));
      } finally {
        fs.closeSync(file);
      }
    },
    free: () => fs.rmSync(ballast, { force: true }),
    // What still has a file open there must not keep the test from ending.
    unmount: () => void spawnSync('umount', ['--lazy', folder]),
  };
}

function canWrite(file: number, bytes: number): boolean {
  try {
    return fs.writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

/** Only root may mount, and not in every container. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = temporaryFolder();
  try {
    mountSmallDisk(folder, 1).unmount();
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
