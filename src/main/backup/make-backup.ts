import fs from 'node:fs';
import path from 'node:path';
import { backupKey, backupKeyFile } from '#platform/backup/backup-key.ts';
import type { Totals } from '#platform/backup/manifest.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { env, givenVariables } from '#platform/env.ts';
import { appSecret } from '#platform/secrets.ts';
import { copyErasuresOutside } from '#privacy/erase/erasures.ts';
import { connectForLong } from '../connect-for-long.ts';
import { allFileStores } from './all-file-stores.ts';

export type MadeBackup = Totals & { file: string; size: number; keyFile: string };

export const backupEnding = '.tar.age';

/** @param file absolute; without one it is named by the moment, in the folder for backups */
export async function makeBackup(file = fileOfNow()): Promise<MadeBackup> {
  const key = await backupKey();
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.part`;
  const client = await connectForLong('backup');
  try {
    // Written under another name and renamed, so that half a backup never has the name of one.
    const sink = fs.createWriteStream(beside, { mode: 0o600, flush: true });
    const totals = await writeBackup(sink, key, {
      client,
      stores: allFileStores,
      settings: keptSettings(),
      version: JSON.parse(fs.readFileSync('package.json', 'utf8')).version,
    });
    fs.renameSync(beside, file);
    await copyErasuresOutside();
    return { ...totals, file, size: fs.statSync(file).size, keyFile: backupKeyFile(env().dataDir) };
  } finally {
    fs.rmSync(beside, { force: true });
    await client.end().catch(() => undefined);
  }
}

/** The key is not kept in what it opens. */
function keptSettings(): Record<string, string> {
  const { BACKUP_KEY: _, ...given } = givenVariables();
  return { ...given, APP_SECRET: appSecret() };
}

function fileOfNow(): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return path.join(env().backupTo, `site-${moment}Z${backupEnding}`);
}
