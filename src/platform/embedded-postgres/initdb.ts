import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotRunHere } from './errors.ts';
import { giveTo, runAs } from './owner.ts';
import type { Place } from './place.ts';

/** The database's only role; its password is with the files that it opens. */
const role = 'site';
const passwordName = 'site.password';

/** The environment of the database's programs: none of ours, since it contains secrets. */
export const bareEnvironment = {
  PATH: '/usr/bin:/bin',
  LC_ALL: 'C',
  LANG: 'C',
  TZ: 'UTC',
} as unknown as NodeJS.ProcessEnv;

export function readPassword(cluster: string): string {
  return fs.readFileSync(path.join(cluster, passwordName), 'utf8').trim();
}

export function addressOf(sockets: string, password: string): string {
  return `postgres://${role}:${password}@${encodeURIComponent(sockets)}/postgres`;
}

/**
 * Makes the database's files next to their place and renames them into it, so that a half-made set never has
 * the name. Every attempt has a folder of its own: after kill -9 the old `initdb` may still be writing.
 * @throws EmbeddedPostgresError
 */
export async function makeCluster(place: Place): Promise<void> {
  removeUnfinished(place.cluster);
  const aside = `${place.cluster}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${aside}.password`;
  fs.mkdirSync(aside, { mode: 0o700 });
  giveTo(place.owner, aside);
  fs.writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  giveTo(place.owner, passwordFile);
  try {
    await initdb({ place, aside, passwordFile });
  } catch (error) {
    removeUnfinished(place.cluster);
    const said = (error as { stderr?: string }).stderr?.trim() || String(error);
    throw new CannotRunHere(`its files could not be made.\n${said}`, { cause: error });
  }
  fs.renameSync(passwordFile, path.join(aside, passwordName));
  fs.renameSync(aside, place.cluster);
}

async function initdb({ place, aside, passwordFile }: { place: Place; aside: string; passwordFile: string }) {
  const run = (locale: string) =>
    promisify(execFile)(
      place.binaries.initdb,
      [
        ...['-D', aside, '-U', role, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
        ...[
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          `--locale=${locale}`,
          '--data-checksums',
        ],
      ],
      { ...runAs(place.owner), env: bareEnvironment, cwd: '/' },
    );
  // Older systems have no C.UTF-8; then only the C library's own functions are limited to ASCII.
  await run('C.UTF-8').catch((error) => {
    if (!/invalid locale/.test(String(error.stderr))) throw error;
    return run('C');
  });
}

function removeUnfinished(cluster: string): void {
  const prefix = `${path.basename(cluster)}.new-`;
  for (const name of fs.readdirSync(path.dirname(cluster)).filter((name) => name.startsWith(prefix))) {
    try {
      fs.rmSync(path.join(path.dirname(cluster), name), { recursive: true, force: true });
    } catch {
      // An initdb that outlived its parent is still writing into it; the next start removes the rest.
    }
  }
}
