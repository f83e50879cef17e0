// package-lock.json names no registry, so that each machine asks its own. npm then reads for each of its packages the
// list of all versions, 730 requests and half of the processor time of an installation, before it asks for the file. Here
// it is told where each file is, by a lock file that is there while it runs.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

/** npm reads it in place of package-lock.json. */
const resolvedLock = 'npm-shrinkwrap.json';

/**
 * @param {string[]} npm a command, and what its arguments begin with
 * @param {() => Promise<void>} install
 */
export async function withResolvedLock(npm, install) {
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const folder = await folderOfFiles(npm, lock.packages);
  if (!folder) return install();
  fs.writeFileSync(resolvedLock, JSON.stringify({ ...lock, packages: resolved(lock.packages, folder) }));
  try {
    return await install();
  } catch {
    // Some packages are kept elsewhere, say, by a registry of their own: npm finds them without us, or says why not.
  } finally {
    removeResolvedLock();
  }
  return install();
}

/** Left behind by an installation that was killed, it would be taken for the project's own. */
export function removeResolvedLock() {
  fs.rmSync(resolvedLock, { force: true });
}

/** @returns what the address of every package's file begins with; undefined where npm does not say it, or keeps them otherwise */
async function folderOfFiles([command, ...first], packages) {
  const name = 'react';
  const { version } = packages[`node_modules/${name}`];
  const args = [...first, 'view', `${name}@${version}`, 'dist.tarball', '--fetch-retries=0'];
  const asked = promisify(execFile)(command, args, { shell: process.platform === 'win32', timeout: 15_000 });
  const address = await asked.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  const file = fileOf(name, version);
  return address.endsWith(file) ? address.slice(0, -file.length) : undefined;
}

export function resolved(packages, folder) {
  return Object.fromEntries(
    Object.entries(packages).map(([place, entry]) => {
      const name = entry.name ?? place.replace(/^.*node_modules\//, '');
      const isFetched = entry.integrity && !entry.resolved;
      return [place, isFetched ? { ...entry, resolved: folder + fileOf(name, entry.version) } : entry];
    }),
  );
}

const fileOf = (name, version) => `${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
