import fs from 'node:fs';
import type pg from 'pg';
import type { Progress } from './progress.ts';

/** A migration that did not go through; nothing of it is in the database. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/**
 * Brings the schema to where this version needs it, each migration in a transaction of its own. They run over
 * the connection that holds the start's lock, and without the content service, whose pool ends a statement
 * after a minute. Asks the database first and loads the migrations only when one is missing.
 * @returns the names of those that were applied now
 * @throws MigrationFailed
 */
export async function runMigrations(client: pg.Client, progress: Progress): Promise<string[]> {
  if ((await missingMigrations(client)).length === 0) return [];
  const [{ migrations }, { drizzle }] = await Promise.all([
    import('../../migrations/index.ts'),
    import('@payloadcms/db-postgres/drizzle/node-postgres'),
  ]);
  // Migrations of this project speak to the database only.
  const args = { db: drizzle(client) };
  const missing = new Set(await missingMigrations(client));
  const applied: string[] = [];
  for (const { name, up } of migrations.filter((migration) => missing.has(migration.name))) {
    await progress.step(`Migration ${name}`, () => applyOne(client, name, () => up(args)));
    applied.push(name);
  }
  const left = await missingMigrations(client);
  if (left.length > 0)
    throw new MigrationFailed(`These migrations are not in this build: ${left.join(', ')}`);
  return applied;
}

async function applyOne(client: pg.Client, name: string, up: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin');
    await up();
    await client.query(
      'insert into payload_migrations (name, batch) select $1, coalesce(max(batch), 0) + 1 from payload_migrations',
      [name],
    );
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('It was rolled back at COMMIT.');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const { cause = error } = error as { cause?: unknown };
    throw new MigrationFailed(
      `The migration ${name} failed, and nothing of it was done: ${cause instanceof Error ? cause.message : cause}`,
      { cause: error },
    );
  }
}

async function missingMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('payload_migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return migrationNames();
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
  const done = new Set(rows.map(({ name }) => name));
  return migrationNames().filter((name) => !done.has(name));
}

/** Their files' names: the migrations themselves bring vendors' code along, which takes a second to load. */
export function migrationNames(): string[] {
  const files = fs.readdirSync('migrations').filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  return files.map((file) => file.replace(/\.ts$/, ''));
}
