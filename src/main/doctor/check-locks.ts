import { type LockRoom, readLockRoom, settingFor } from '#platform/backup/lock-room.ts';
import { database } from '#platform/database.ts';
import { consider, type Finding } from './finding.ts';

/** Whether the database server has room for the locks of a restore, which shows at the worst moment otherwise. */
export async function checkLocks(): Promise<Finding[]> {
  return evaluateLocks(await readLockRoom(database()));
}

export function evaluateLocks(room: LockRoom): Finding[] {
  const { needed, provided } = room;
  if (provided >= needed) return [];
  return [
    consider(
      `The database server provides for ${provided} locks, and a restore may need ${needed} at once: it could fail with “out of shared memory”.`,
      `Set max_locks_per_transaction = ${settingFor(room)} on the server, and restart it.`,
    ),
  ];
}
