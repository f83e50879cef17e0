import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import type { Progress } from '#main/progress.ts';
import { migrationNames, runMigrations } from '#main/run-migrations.ts';
import { withStartLock } from '#main/start-lock.ts';
import { setDatabaseUrl } from '#platform/database.ts';
import { dropCopy, makeEmpty } from '../support/template-database.ts';

/** Instances that start at the same moment on one empty database. */
const name = `t_${randomBytes(6).toString('hex')}`;
const serverUrl = inject('databaseServerUrl');
let beside: pg.Client;

beforeAll(async () => {
  const url = await makeEmpty(serverUrl, name);
  setDatabaseUrl(url);
  beside = new pg.Client({ connectionString: url });
  await beside.connect();
});
afterAll(async () => {
  await beside.end();
  await dropCopy(serverUrl, name);
});

function startOf(said: string[]): Promise<string[]> {
  const progress: Progress = { say: (text) => said.push(text), step: (_title, work) => work() };
  return withStartLock(progress.say, (client) => runMigrations(client, progress));
}

test('a migration takes longer than any query may: the second start waits, names the first, and finds all done', async () => {
  // A name that is taken by a transaction which is not over yet keeps CREATE TABLE waiting.
  await beside.query('begin');
  await beside.query('create table users (id int)');
  const said: [string[], string[]] = [[], []];
  const starts = said.map((texts) => startOf(texts));
  // It is said again after ten seconds, which is longer than any query may take.
  await vi.waitFor(() => expect(said.flat()).toHaveLength(2), { timeout: 40_000, interval: 200 });
  await beside.query('rollback');
  const applied = await Promise.all(starts);
  expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], migrationNames()]);
  const waiting = said.flat();
  for (const text of waiting)
    expect(text).toMatch(/^Waiting for the start on .+, process \d+, at work for \d+ s/);
  const { rows } = await beside.query('select name from payload_migrations order by id');
  expect(rows.map((row) => row.name)).toEqual(migrationNames());
});

test('a start whose connection is lost says so, and the next one is let in', async () => {
  const begun = Promise.withResolvers<void>();
  const first = withStartLock(
    () => undefined,
    async () => {
      begun.resolve();
      await pause(3000);
    },
  );
  const refused = expect(first).rejects.toThrow('lost its connection');
  await begun.promise;
  await beside.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  expect(await startOf([])).toEqual([]);
  await refused;
});

test('a failed migration is reported by its name, and leaves nothing behind', async () => {
  await beside.query(`delete from payload_migrations where name like '%lookups_by_person'`);
  await expect(startOf([])).rejects.toThrow(
    /migration \d+_\d+_lookups_by_person failed, and nothing of it was done/,
  );
  const { rowCount } = await beside.query('select 1 from payload_migrations');
  expect(rowCount).toBe(migrationNames().length - 1);
});

test('a migration that fails half-way leaves nothing of it behind, and is done whole by the next start', async () => {
  const other = `t_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: await makeEmpty(serverUrl, other) });
  await client.connect();
  const tables = async () => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    return rows.map((row) => row.name);
  };
  const progress: Progress = { say: () => undefined, step: (_title, work) => work() };
  // The last table that the first migration makes; by then it has made sixty others.
  await client.query('create table menus_locales (id int)');
  await expect(runMigrations(client, progress)).rejects.toThrow(
    /_initial failed, and nothing of it was done/,
  );
  const isFoundAs = await tables();
  await client.query('drop table menus_locales');
  expect(await runMigrations(client, progress)).toEqual(migrationNames());
  expect(await tables()).toEqual(expect.arrayContaining(['menus', 'menus_locales', 'pages', 'users']));
  await client.end();
  await dropCopy(serverUrl, other);
  expect(isFoundAs.filter((table) => table !== 'payload_migrations')).toEqual(['menus_locales']);
});
