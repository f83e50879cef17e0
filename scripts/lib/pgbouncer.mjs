// PgBouncer for the tests: the machine's own, else Debian's package (as root).
import fs from 'node:fs';
import { canInstallPackages, installPackages, onPath } from './installed-program.mjs';
import { step } from './progress.mjs';

/** @returns {string | undefined} */
export function findPgbouncer() {
  return onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find((file) => fs.existsSync(file));
}

/** @returns {Promise<boolean>} whether it is there: the tests that need it are not run without */
export async function ensurePgbouncer() {
  if (!findPgbouncer() && canInstallPackages())
    // Without a network everything else can still be tested.
    await step('Installing pgbouncer', () => installPackages('pgbouncer')).catch(() => undefined);
  return findPgbouncer() !== undefined;
}
