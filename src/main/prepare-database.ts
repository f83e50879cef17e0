import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { isSeedingNeeded } from '#content/seed/seed-needs.ts';
import { dropFirstPassword, firstPasswordFile, keepFirstPassword } from '#desk/session/first-password.ts';
import { judgeStaffPassword } from '#desk/session/judge-staff-password.ts';
import { reencryptSecondFactors } from '#desk/session/second-factor.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { gatherStatistics } from '#platform/gather-statistics.ts';
import { prepareFilesUnlessAway } from './prepare-files.ts';
import type { Progress } from './progress.ts';
import { runMigrations } from './run-migrations.ts';
import { withStartLock } from './start-lock.ts';

/**
 * Brings the database to where this version needs it: schema, seed content, a first administrator. Asks the
 * database first and loads the content service only when something is to be done. Several instances may
 * start at once: one works, the others wait.
 */
export async function prepareDatabase(progress: Progress): Promise<void> {
  await withStartLock(progress.say, async (client) => {
    await runMigrations(client, progress);
    await prepareFilesUnlessAway(progress);
    // The client of the start has no limit to its statements.
    if (await seedContent(progress)) await gatherStatistics(client);
    await reencryptSecondFactors();
    if (await isEmpty('users')) await makeFirstAdministrator(await contentService(), progress);
  });
  // On every instance: the account may have been set up on another one.
  await dropFirstPassword();
}

/** Loads new and changed records of the seed, except those that staff have changed. @returns whether any came @throws SeedError */
export async function seedContent(progress: Progress): Promise<boolean> {
  const files = readSeedFiles();
  if (!(await isSeedingNeeded(files))) return false;
  const report = await progress.step('Loading the content that ships with this version', async () => {
    const { loadSeed } = await import('#content/seed/load-seed.ts');
    return loadSeed(await contentService(), files);
  });
  const told = Object.entries(report).filter(([, count]) => count > 0);
  progress.say(`Records: ${told.map(([what, count]) => `${count} ${what}`).join(', ') || 'none'}.`);
  return report.added + report.updated > 0;
}

async function isEmpty(table: 'users'): Promise<boolean> {
  const { rowCount } = await database().query(`SELECT 1 FROM ${table} LIMIT 1`);
  return rowCount === 0;
}

/** Without one no one could log in. Unless the environment gives a password, one is made. @throws EnvironmentError */
async function makeFirstAdministrator(service: Payload, progress: Progress): Promise<void> {
  const { email, password } = env().staff;
  const { brand: brandName } = await readSettings();
  // Checked before the database was made; the settings may contain another name of the company by now.
  await judgeStaffPassword({ email, password }, brandName);
  const data = {
    name: 'Administrator',
    email: email ?? 'admin@example.com',
    password: password ?? newPassword(),
    role: 'administrator' as const,
  };
  // First the file: a password that no one can read would leave no one to log in.
  if (!password) await keepFirstPassword(data);
  await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  const whence = password
    ? 'with the password from STAFF_PASSWORD'
    : `with the password in ${firstPasswordFile()}; delete that file after the first login`;
  progress.say(`First administrator: ${data.email} at /desk/login, ${whence}.`);
}

/** Four groups of five letters and digits that cannot be mistaken for one another: about 98 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
