import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { env } from '../env.ts';
import { secretInFile } from '../secret-file.ts';

const keyLength = 'AGE-SECRET-KEY-1'.length + 58;

/**
 * The key that seals backups and opens them again: from the environment, else made once and kept in the data folder
 * (mode 0600). It is an identity of age (https://age-encryption.org), so that a backup can be opened without this
 * program as well.
 * @throws EnvironmentError when the one in the data folder is cut off
 */
export async function backupKey(): Promise<string> {
  const { backupKey: given, dataDir } = env();
  if (given) return given;
  const fresh = `${await generateX25519Identity()}\n`;
  const expected = { variable: 'BACKUP_KEY', fresh, minLength: keyLength };
  return secretInFile(backupKeyFile(dataDir), expected);
}

export function backupKeyFile(dataDir: string): string {
  return path.join(dataDir, 'backup.key');
}
