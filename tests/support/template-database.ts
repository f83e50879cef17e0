import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { runMigrations } from '#main/run-migrations.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { packProgram } from './pack-program.ts';

/** A database with the project's own tables, made by its migrations and copied for every test file. */
const templateName = 'template_site';

/** The same with the whole seed in it, for the files that need that. */
const seededName = 'template_seeded';

/** The one that a server begins with. */
const ownName = 'postgres';

const durability = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** A run's server dies with it: waiting for its disk, for each file's copy and each commit, proves nothing. */
export async function waitForNoDisk(serverUrl: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    for (const setting of durability) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  });
}

export async function makeTemplate(serverUrl: string): Promise<void> {
  await migrateDatabase(await makeEmpty(serverUrl, templateName));
}

/** Keeps the server's own database, which has its migrations and nothing else yet. */
export const copyAsTemplate = (serverUrl: string) => copyOwn(serverUrl, templateName);

/** The same once it has the seed, in English: tests of a second language write their own. */
export async function copyAsSeeded(serverUrl: string): Promise<void> {
  await copyOwn(serverUrl, seededName);
  await deleteTranslations(urlOf(serverUrl, seededName));
}

/** Leaves what seeding in one language leaves. To load the seed a second time takes longer than everything else here. */
function deleteTranslations(url: string): Promise<void> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name
         from information_schema.columns where column_name = '_locale'`,
    );
    for (const { name } of rows) await client.query(`delete from ${name} where _locale <> 'en'`);
    await client.query('truncate content.translated_texts');
    await client.query(
      `update content.seeded set seed_digest = split_part(seed_digest, ' ', 1),
         translations = case when translations is not null then '{}'::jsonb end,
         seeded_state = content.record_state(collection, record_id)`,
    );
    await client.query('vacuum analyze');
  });
}

/** From beside it: a database that someone is connected to is not copied. */
function copyOwn(serverUrl: string, name: string): Promise<void> {
  return onServer(urlOf(serverUrl, 'template1'), async (client) => {
    await copy(client, ownName, name);
  });
}

export async function migrateDatabase(url: string): Promise<void> {
  await onServer(url, (client) =>
    runMigrations(client, { say: () => undefined, step: (_title, work) => work() }),
  );
}

/** A database with nothing in it. @returns its address */
export async function makeEmpty(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  return urlOf(serverUrl, name);
}

export async function copyTemplate(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, (client) => copy(client, templateName, name));
  return urlOf(serverUrl, name);
}

/** Anyone who asks first makes what is copied, and the others wait: it takes seconds, and not every run needs it. */
export async function copySeeded(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [seededName]);
    if (rowCount === 0) await makeSeeded(serverUrl, client);
    await copy(client, seededName, name);
  });
  return urlOf(serverUrl, name);
}

export async function dropCopy(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
}

async function makeSeeded(serverUrl: string, client: pg.Client): Promise<void> {
  const unfinished = `${seededName}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await copy(client, templateName, unfinished);
  await seedDatabase(urlOf(serverUrl, unfinished));
  await deleteTranslations(urlOf(serverUrl, unfinished));
  await client.query(`alter database ${unfinished} rename to ${seededName}`);
}

/** In each language, and in a process of its own: the content service keeps the first database that it sees. */
export async function seedDatabase(url: string): Promise<void> {
  const dataDir = temporaryFolder();
  const { PATH, HOME, NODE_COMPILE_CACHE = '' } = process.env;
  const { program, remove } = await packProgram('tests/support/load-seed-into.ts');
  try {
    await promisify(execFile)(process.execPath, [program], {
      env: {
        ...{ PATH, HOME, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url },
        APP_SECRET: 'a secret for tests, of 32 characters or more',
      },
    });
  } finally {
    remove();
    removeFolder(dataDir);
  }
  // The autovacuum would come to it in a minute; until then some queries of the seed's tables are slow.
  await onServer(url, (client) => client.query('vacuum analyze'));
}

/** File by file: where nothing waits for the disk, it takes a third of the time of a copy through the log. */
const copy = (client: pg.Client, from: string, to: string) =>
  client.query(`create database ${to} template ${from} strategy file_copy`);

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace(/[^/]*$/, database);
}
