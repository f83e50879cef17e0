import { createHash, type Hash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip as uncompress } from 'node:zlib';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { copiedTables, removals } from './database-definitions.ts';
import { countOf, plainSettings, type Table } from './dump-database.ts';
import { entryNames, tableOfPart } from './entry-names.ts';
import { BackupUnreadable, type Sums } from './manifest.ts';
import { type Entry, textOf } from './sealed-archive.ts';

const gunzip = promisify<Uint8Array, Buffer>(uncompress);

/** A table whose rows are on their way. */
type Loading = { table: string; stream: CopyStreamQuery; hash: Hash; rows: number };

/** Fills a database from the entries of a backup, within a transaction that its caller ends. */
export class DatabaseLoader {
  readonly #client: pg.Client;
  readonly #sums: Sums['tables'] = {};
  #columns = new Map<string, string>();
  #loading: Loading | undefined;
  constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @returns false where the entry is none of a database */
  async take(entry: Entry): Promise<boolean> {
    const { name } = entry;
    if (name === entryNames.tables) await this.#readTables(entry);
    else if (name === entryNames.before || name === entryNames.after) await this.#runStatements(entry);
    else if (name.startsWith(entryNames.rows)) await this.#addRows(entry);
    else return false;
    return true;
  }

  async #runStatements(entry: Entry): Promise<void> {
    await this.#endTable();
    await this.#client.query((await unpacked(entry)).toString('utf8'));
  }

  async #readTables(entry: Entry): Promise<void> {
    const tables = JSON.parse(await textOf(entry)) as Table[];
    this.#columns = new Map(tables.map(({ name, columns }) => [name, columns]));
  }

  async #addRows(entry: Entry): Promise<void> {
    const table = tableOfPart(entry.name);
    if (this.#loading?.table !== table) {
      await this.#endTable();
      // Frozen rows are not written a second time, and into the log of changes, when they are first read.
      const copying = `copy ${table} (${this.#columns.get(table)}) from stdin with (freeze)`;
      const stream = this.#client.query(copyFrom(copying));
      // Heard where the table ends.
      stream.on('error', () => undefined);
      this.#loading = { table, stream, hash: createHash('sha256'), rows: 0 };
    }
    const loading = this.#loading;
    const text = await unpacked(entry);
    loading.hash.update(text);
    loading.rows += countOf(text);
    await new Promise<void>((resolve, reject) =>
      loading.stream.write(text, (error) => (error ? reject(error) : resolve())),
    );
  }

  async #endTable(): Promise<void> {
    const loading = this.#loading;
    this.#loading = undefined;
    if (!loading) return;
    loading.stream.end();
    await finished(loading.stream);
    this.#sums[loading.table] = { rows: loading.rows, sha256: loading.hash.digest('hex') };
  }

  /** Counts what is in the tables now. @throws BackupUnreadable where that is not what the backup says */
  async verify(tables: Sums['tables']): Promise<void> {
    await this.#endTable();
    for (const [table, { rows, sha256 }] of Object.entries(tables)) {
      const { rows: counted } = await this.#client.query<{ count: string }>(
        `select count(*) from only ${table}`,
      );
      const isSame = rows === 0 || this.#sums[table]?.sha256 === sha256;
      if (!isSame || Number(counted[0]?.count) !== rows)
        throw new BackupUnreadable(
          `Of ${table} ${counted[0]?.count} rows were restored, and the backup has ${rows}.`,
        );
    }
  }
}

export async function beginLoading(client: pg.Client): Promise<void> {
  await client.query(`begin; ${plainSettings}; set local check_function_bodies = off`);
  await client.query(`set local maintenance_work_mem = '256MB'`);
}

/** @returns whether any table has a row */
export async function hasRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(copiedTables);
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from only ${name} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

/**
 * Takes away what there is, in the caller's transaction. Anyone who is connected is sent away, comes back by itself, and
 * waits until the transaction is over.
 */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_catalog.pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  const { rows: tables } = await client.query<{ name: string }>(copiedTables);
  const names = tables.map(({ name }) => `only ${name}`).join(', ');
  if (names) await client.query(`lock table ${names} in access exclusive mode`);
  const { rows } = await client.query<{ statement: string }>(removals);
  for (const { statement } of rows) await client.query(statement);
}

async function unpacked({ content }: Entry): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return gunzip(Buffer.concat(pieces));
}
