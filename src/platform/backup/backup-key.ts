import fs from 'node:fs';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { env } from '../env.ts';

/**
 * The key that seals backups and opens them again: from the environment, else made once and kept in the data folder
 * (mode 0600). It is an identity of age (https://age-encryption.org), so that a backup can be opened without this
 * program as well.
 */
export async function backupKey(): Promise<string> {
  const { backupKey: given, dataDir } = env();
  if (given) return given;
  const file = backupKeyFile(dataDir);
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, `${await generateX25519Identity()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

export function backupKeyFile(dataDir: string): string {
  return path.join(dataDir, 'backup.key');
}
