// PgBouncer for the tests: the machine's own, else Debian's package (as root).
import fs from 'node:fs';
import { ensureInstalled, onPath } from './installed-program.mjs';

/** @returns {string | undefined} */
export function findPgbouncer() {
  return onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find((file) => fs.existsSync(file));
}

export const ensurePgbouncer = () => ensureInstalled(() => findPgbouncer() !== undefined, 'pgbouncer');
