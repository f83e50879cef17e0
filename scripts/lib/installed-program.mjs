// Programs that the tests need and npm does not bring: found on the path, or installed from Debian's packages.
import { spawnSync } from 'node:child_process';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** @returns {string | undefined} the path of the first of these programs that the machine has */
export function onPath(...names) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  for (const name of names) {
    const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
    if (status === 0) return stdout.split('\n')[0].trim();
  }
  return undefined;
}

export function canInstallPackages() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

export async function installPackages(...names) {
  await run('apt-get', ['update', '-q']);
  await run('apt-get', ['install', '-yq', '--no-install-recommends', ...names]);
}

/**
 * Installs Debian's packages, as root, where a program is missing. Without a network everything else can still be tested.
 * @returns {Promise<boolean>} whether it is there: the tests that need it are not run without
 */
export async function ensureInstalled(isThere, ...names) {
  if (!isThere() && canInstallPackages())
    await step(`Installing ${names.join(', ')}`, () => installPackages(...names)).catch(() => undefined);
  return isThere();
}
