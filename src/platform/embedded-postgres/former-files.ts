import fs from 'node:fs';
import path from 'node:path';
import { outerFolderOf } from './place.ts';
import { isFormerName } from './upgrade-swap.ts';

/** Files of a former major version that an upgrade has kept. */
export type FormerFiles = {
  folder: string;
  /** Absent where this user may not look into it. */
  bytes: number | undefined;
};

export function formerFilesOf(dataDir: string): FormerFiles[] {
  const places = [dataDir, outerFolderOf(dataDir)].filter((place) => place !== undefined);
  return places.filter(fs.existsSync).flatMap((place) =>
    fs
      .readdirSync(place)
      .filter(isFormerName)
      .map((name) => {
        const folder = path.join(place, name);
        return { folder, bytes: sizeIfReadable(folder) };
      }),
  );
}

function sizeIfReadable(folder: string): number | undefined {
  try {
    return sizeOf(folder);
  } catch {
    return undefined;
  }
}

/** @returns the bytes of all files in it */
export function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
}
