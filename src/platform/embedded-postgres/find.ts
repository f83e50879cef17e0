import fs from 'node:fs';
import { addressOf, readPassword } from './initdb.ts';
import { ownerOf } from './owner.ts';
import { findCluster } from './place.ts';
import { findPostmaster } from './postmaster.ts';
import { socketFolder } from './sockets.ts';

/** The address at which the server of a data folder's files will be, whether it runs or not. */
export function addressOfFiles(dataDir: string): string | undefined {
  const cluster = findCluster(fs.realpathSync(dataDir));
  if (!cluster) return undefined;
  try {
    return addressOf(socketFolder(cluster, ownerOf(cluster)), readPassword(cluster));
  } catch {
    return undefined;
  }
}

/** The address of the embedded database that another process runs on this data folder, if one does. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  if (!fs.existsSync(dataDir)) return undefined;
  const cluster = findCluster(fs.realpathSync(dataDir));
  const postmaster = cluster && (await findPostmaster(cluster));
  return postmaster && addressOf(postmaster.sockets, readPassword(cluster));
}
