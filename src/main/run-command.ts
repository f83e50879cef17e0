import { BackupUnreadable } from '#platform/backup/manifest.ts';
import { EmbeddedPostgresError } from '#platform/embedded-postgres/errors.ts';
import { EnvironmentError } from '#platform/env.ts';
import { ForeignFolder } from '#platform/files/pair-folder.ts';
import { NoObjectUrl } from '#platform/object-storage/object-place.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { RestoreRefused } from './backup/restore-refused.ts';
import { DatabaseOutOfReach } from './connect-for-long.ts';
import { FolderOfAnotherUser, refuseRoot } from './refuse-root.ts';
import { MigrationFailed } from './run-migrations.ts';

const explained = [
  BackupUnreadable,
  DatabaseOutOfReach,
  EmbeddedPostgresError,
  EnvironmentError,
  FolderOfAnotherUser,
  ForeignFolder,
  MigrationFailed,
  NoObjectUrl,
  RestoreRefused,
  StorageTrouble,
];

/** A file or folder that this user may not read or write, or that has no room: the system's own sentence names it. */
const systemCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** Ends the process with 0, or with 1 and the reason: in words where it is one that a person can act on. */
export function runCommand(command: () => Promise<void>): void {
  (async () => {
    refuseRoot();
    await command();
  })().then(
    () => process.exit(0),
    (error: unknown) => {
      const { code = '' } = error as NodeJS.ErrnoException;
      const isExplained = systemCodes.includes(code) || explained.some((kind) => error instanceof kind);
      process.stderr.write(`${isExplained ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
      process.exit(1);
    },
  );
}
