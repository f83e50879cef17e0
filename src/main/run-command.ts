import { NoRoomForLocks } from '#platform/backup/lock-room.ts';
import { BackupUnreadable } from '#platform/backup/manifest.ts';
import { FilesNotRestored } from '#platform/backup/restore-backup.ts';
import { NoObjectUrl } from '#platform/object-storage/object-place.ts';
import { RestoreRefused } from './backup/restore-refused.ts';
import { isExplained } from './explained-errors.ts';
import { FolderOfAnotherUser, refuseRoot } from './refuse-root.ts';

/** Beside those of a start. */
const ofCommands = [
  BackupUnreadable,
  FilesNotRestored,
  FolderOfAnotherUser,
  NoObjectUrl,
  NoRoomForLocks,
  RestoreRefused,
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
      const isClear =
        isExplained(error) || systemCodes.includes(code) || ofCommands.some((kind) => error instanceof kind);
      process.stderr.write(`${isClear ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
      process.exit(1);
    },
  );
}
