import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import type { Migration, Payload } from 'payload';
import { contentService } from '#content/read/content-service.ts';
import { isSeedingNeeded, loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { database } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import type { Progress } from './progress.ts';

/**
 * Brings the database to where this version needs it: schema, seed content, a first administrator. Asks the
 * database first and loads the content service only when something is to be done. Several instances may
 * start at once: one works, the others wait.
 */
const startLock = 7_203_511;

export async function prepareDatabase(progress: Progress): Promise<void> {
  const client = await database().connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    if (await isMigrationMissing()) {
      await progress.step('Bringing the database up to date', async () => {
        const { migrations } = await import('../../migrations/index.ts');
        const service = await contentService();
        await service.db.migrate({ migrations: migrations as unknown as Migration[] });
        if (await isMigrationMissing()) throw new Error('The database could not be brought up to date.');
      });
    }
    await seedContent(progress);
    if (await isEmpty('users')) await makeFirstAdministrator(await contentService(), progress);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [startLock]).catch(() => undefined);
    client.release();
  }
}

/** First content, and what a new version brings. */
async function seedContent(progress: Progress): Promise<void> {
  const files = readSeedFiles('content');
  if (!(await isSeedingNeeded(files))) return;
  const report = await progress.step('Loading the content that ships with this version', async () =>
    loadSeed(await contentService(), files),
  );
  const told = Object.entries(report).filter(([, count]) => count > 0);
  progress.say(`Records: ${told.map(([what, count]) => `${count} ${what}`).join(', ') || 'none'}.`);
}

async function isMigrationMissing(): Promise<boolean> {
  const table = await database().query(`SELECT to_regclass('payload_migrations') IS NOT NULL AS exists`);
  if (!table.rows[0].exists) return true;
  const { rows } = await database().query<{ name: string }>('SELECT name FROM payload_migrations');
  const done = new Set(rows.map(({ name }) => name));
  return migrationNames().some((name) => !done.has(name));
}

/** Their files' names: the migrations themselves bring the content service along, which takes seconds to load. */
function migrationNames(): string[] {
  const files = fs.readdirSync('migrations').filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  return files.map((file) => file.replace(/\.ts$/, ''));
}

async function isEmpty(table: 'users'): Promise<boolean> {
  const { rowCount } = await database().query(`SELECT 1 FROM ${table} LIMIT 1`);
  return rowCount === 0;
}

/** Without one nobody could log in. The password is printed once, unless the environment gave it. */
async function makeFirstAdministrator(service: Payload, progress: Progress): Promise<void> {
  const { email, password } = env().staff;
  const data = {
    name: 'Administrator',
    email: email ?? 'admin@example.com',
    password: password ?? newPassword(),
    role: 'administrator' as const,
  };
  await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  if (password)
    return progress.say(`First administrator: ${data.email}, with the password from STAFF_PASSWORD.`);
  progress.say(
    `First administrator for /admin, shown this once:\n\n    e-mail    ${data.email}\n    password  ${data.password}\n`,
  );
}

/** Four groups of five letters and digits that cannot be mistaken for one another: about 98 bits. */
function newPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
