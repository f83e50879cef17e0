import fs from 'node:fs';
import { addressOf, readPassword } from './initdb.ts';
import { findCluster } from './place.ts';
import { findPostmaster } from './postmaster.ts';

/** The address of the embedded database that another process runs on this data folder, if one does. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  if (!fs.existsSync(dataDir)) return undefined;
  const cluster = findCluster(fs.realpathSync(dataDir));
  const postmaster = cluster && (await findPostmaster(cluster));
  return postmaster && addressOf(postmaster.sockets, readPassword(cluster));
}
