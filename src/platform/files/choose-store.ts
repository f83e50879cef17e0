import path from 'node:path';
import { env } from '../env.ts';
import { type ObjectPlace, objectUrl } from '../object-storage/object-place.ts';
import { type DiskFolder, diskStore } from './disk-store.ts';
import type { FileStore, NamedFiles } from './file-store.ts';
import type { ObjectFolder } from './object-store.ts';

/** Files of one kind in the folder of the data folder, or where the settings put them instead. */
export function fileStore(named: NamedFiles): FileStore {
  const [shared = '', ...rest] = named.folder.split('/');
  return storeIn(named, () => {
    const place = bucketOf(shared);
    if (place) return withBin(place, rest.join('/'));
    const { dataDir } = env();
    // Inside the folder that instances share, so that a file is moved and not copied.
    return { path: path.join(dataDir, named.folder), bin: path.join(dataDir, shared, 'bin', ...rest) };
  });
}

/** @param find is asked for each file, so that no settings are read before there are any */
export function storeIn(named: NamedFiles, find: () => DiskFolder | ObjectFolder): FileStore {
  const chosen = async () => {
    const at = find();
    // Loaded only where there is an object storage.
    return 'path' in at ? diskStore(named, at) : (await import('./object-store.ts')).objectStore(named, at);
  };
  return {
    folder: named.folder,
    put: async (...given) => (await chosen()).put(...given),
    open: async (...given) => (await chosen()).open(...given),
    factsOf: async (name) => (await chosen()).factsOf(name),
    readWhole: async (name) => (await chosen()).readWhole(name),
    remove: async (name) => (await chosen()).remove(name),
    names: async (untouched) => (await chosen()).names(untouched),
    discard: async (name) => (await chosen()).discard(name),
    emptyBin: async (olderThanMs) => (await chosen()).emptyBin(olderThanMs),
  };
}

/** Below a place in a bucket. @param below nothing, or a folder with a slash at its end */
export function withBin({ bucket, prefix }: ObjectPlace, below = ''): ObjectFolder {
  return { bucket, prefix: prefix + below, bin: `${prefix}bin/${below}` };
}

/** Where a folder of the data folder really is, for people, and the setting that says so. */
export function realFolder(folder: string): { place: string; setting: string; isBucket: boolean } {
  const [shared = ''] = folder.split('/');
  const place = bucketOf(shared);
  return place
    ? { place: objectUrl(place), setting: `${shared.toUpperCase()}_URL`, isBucket: true }
    : { place: `the folder ${folder} in DATA_DIR`, setting: 'DATA_DIR', isBucket: false };
}

function bucketOf(shared: string): ObjectPlace | undefined {
  const { uploads, files } = env().storage;
  if (shared === 'uploads') return uploads;
  return shared === 'files' ? files : undefined;
}
