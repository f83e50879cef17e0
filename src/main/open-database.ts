import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { judgeStaffPassword } from '#desk/session/judge-staff-password.ts';
import { setDatabaseUrl } from '#platform/database.ts';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { env } from '#platform/env.ts';
import { log } from '#platform/log.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import type { Progress } from './progress.ts';

/**
 * The database that the environment names, else the embedded one, which is made at the first start. So whatever can be
 * checked of the settings without it is checked before.
 *
 * @returns how to stop it, if it is ours
 * @throws EnvironmentError
 */
export async function openDatabase(progress: Progress): Promise<() => Promise<void>> {
  const { databaseUrl, staff } = env();
  if (staff.password) await judgeStaffPassword(staff, seededBrandName());
  if (databaseUrl) return async () => undefined;
  return openEmbeddedDatabase(progress);
}

/** As the settings will have it in a database that is still to be made. */
function seededBrandName(): string {
  const settings = readSeedFiles().globals.find(({ global }) => global.slug === 'site-settings');
  return String(settings?.seed.brand ?? '');
}

/**
 * The same for a command that may run while the site does: an embedded database that runs already is used and left
 * running. @returns a function that leaves it
 */
export async function reachDatabase(): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = env();
  if (databaseUrl) return async () => undefined;
  const running = await findRunningPostgres(dataDir);
  const started = running ? undefined : await startEmbeddedPostgres({ dataDir, log });
  setDatabaseUrl(running ?? started?.url ?? '');
  return async () => started?.stop();
}
