import fs from 'node:fs';
import { PassThrough } from 'node:stream';
import { backupFile, inFolder } from '#platform/backup/backup-files.ts';
import { backupKey, backupKeyFile } from '#platform/backup/backup-key.ts';
import type { Totals } from '#platform/backup/manifest.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { env, givenVariables } from '#platform/env.ts';
import { appSecret } from '#platform/secrets.ts';
import { copyLedgersOutside } from '#privacy/ledgers/ledgers.ts';
import { connectForLong } from '../connect-for-long.ts';
import { pairFolders } from '../paired-folders.ts';
import { allFileStores } from './all-file-stores.ts';

export type MadeBackup = Totals & { file: string; size: number; keyFile: string };

export const backupEnding = '.tar.age';

/**
 * @param file a path, or an address in a bucket; without one it is named by the moment, in the folder for backups
 * @throws ForeignFolder where the files are not those that the database names: the backup would lack them
 */
export async function makeBackup(file = nameOfNow(env().backupTo)): Promise<MadeBackup> {
  const { files, name } = backupFile(file);
  const key = await backupKey();
  const client = await connectForLong('backup');
  try {
    await pairFolders({ mayLackFiles: false, isMarking: false });
    // The half of a file that was killed in the middle; a folder may forbid deletion where there is none.
    if (!(await files.factsOf(name))) await files.remove(name).catch(() => undefined);
    const sealed = new PassThrough();
    const kept = {
      client,
      stores: allFileStores,
      settings: keptSettings(),
      version: JSON.parse(fs.readFileSync('package.json', 'utf8')).version,
    };
    const [totals, { size }] = await bothOf(
      writeBackup(sealed, key, kept),
      files.put(name, sealed, { maxBytes: Number.POSITIVE_INFINITY }),
    );
    await copyLedgersOutside();
    return { ...totals, file, size, keyFile: backupKeyFile(env().dataDir) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Two that work on one stream: where one only noticed that the other had stopped, the other's reason is thrown. */
async function bothOf<One, Other>(writing: Promise<One>, storing: Promise<Other>): Promise<[One, Other]> {
  const [written, stored] = await Promise.allSettled([writing, storing]);
  const isCutOff = written.status === 'rejected' && written.reason?.code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (stored.status === 'rejected' && (isCutOff || written.status === 'fulfilled')) throw stored.reason;
  if (written.status === 'rejected') throw written.reason;
  if (stored.status === 'rejected') throw stored.reason;
  return [written.value, stored.value];
}

/** The key is not kept in what it opens. */
function keptSettings(): Record<string, string> {
  const { BACKUP_KEY: _, ...given } = givenVariables();
  return { ...given, APP_SECRET: appSecret() };
}

/** @param folder a path, or an address in a bucket */
export function nameOfNow(folder: string): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return inFolder(folder, `site-${moment}Z${backupEnding}`);
}
