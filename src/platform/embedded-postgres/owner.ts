import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { CannotRunHere } from './errors.ts';

/**
 * PostgreSQL refuses to run as root. Started by root, the database therefore runs as the user who owns its
 * files already, else as `postgres`, else as `nobody`. Started by anyone else, it runs as that user, and the
 * owner is `undefined`: nothing needs to be changed.
 */
export type Owner = { uid: number; gid: number; name: string };

/** @param cluster the folder of the database's files, which may not exist yet. @throws EmbeddedPostgresError */
export function ownerOf(cluster: string): Owner | undefined {
  const self = process.getuid?.();
  const found = fs.statSync(cluster, { throwIfNoEntry: false });
  if (self !== 0) {
    if (found && found.uid !== self) {
      throw new CannotRunHere(
        `the files in ${cluster} belong to user ${nameOfUser(found.uid)}. Start as that user or as root, or choose another folder with DATA_DIR.`,
      );
    }
    return undefined;
  }
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid, name: nameOfUser(found.uid) };
  return serviceUser();
}

function serviceUser(): Owner {
  const users = readUsers();
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  if (!user) {
    throw new CannotRunHere(
      'PostgreSQL refuses to run as root, and /etc/passwd has neither a user "postgres" nor a user "nobody".',
    );
  }
  return user;
}

function readUsers(): Owner[] {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  return (
    lines
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 7)
      // macOS writes no one as -2, which the kernel reads as an unsigned number.
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
  );
}

/** From /etc/passwd; its number where it has no name. */
export function nameOfUser(uid: number): string {
  return readUsers().find((user) => user.uid === uid)?.name ?? String(uid);
}

/** Options for `spawn` that make a child run as the owner. */
export function runAs(owner: Owner | undefined): { uid?: number; gid?: number } {
  return owner ? { uid: owner.uid | 0, gid: owner.gid | 0 } : {};
}

/** Gives a file or folder to the owner. */
export function giveTo(owner: Owner | undefined, file: string): void {
  if (owner) fs.chownSync(file, owner.uid, owner.gid);
}

/**
 * Whether the owner may enter a folder: tried rather than computed, since access lists and mounts have a say too.
 * @throws EmbeddedPostgresError when this machine lets root act as no one else
 */
export function canEnter(folder: string, owner: Owner | undefined): boolean {
  if (!owner) return true;
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    ...runAs(owner),
    cwd: '/',
    stdio: 'ignore',
  });
  if (attempt.error) {
    throw new CannotRunHere(
      `PostgreSQL refuses to run as root, and this machine does not let root act as ${owner.name}.`,
      { cause: attempt.error },
    );
  }
  return attempt.status === 0;
}
