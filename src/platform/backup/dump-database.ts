import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as compress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copiedTables, definitionsOf, unknownParts } from './database-definitions.ts';
import { entryNames, nameOfPart } from './entry-names.ts';
import type { Sums } from './manifest.ts';
import type { AddEntry } from './sealed-archive.ts';

const gzip = promisify<Uint8Array, { level: number }, Buffer>(compress);
/** The part of a table's COPY text that is in memory while it is compressed. */
const partBytes = 8 * 1024 * 1024;
const newline = 10;

/** For one transaction: what a value looks like must not depend on how a server or role is set up. */
export const plainSettings = [
  `client_encoding = 'UTF8'`,
  `datestyle = 'ISO, YMD'`,
  `intervalstyle = 'postgres'`,
  'extra_float_digits = 1',
  `bytea_output = 'hex'`,
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  // Nothing is found without its schema's name then, so every name is written with it.
  `search_path = ''`,
]
  .map((setting) => `set local ${setting}`)
  .join('; ');

/**
 * Begins the one view that a backup has of the database: what is committed later is not in it, no matter who writes
 * in the meantime is not held up, and a migration waits, as it does for `pg_dump`.
 */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client);
  await client.query(`begin isolation level repeatable read read only; ${plainSettings}`);
  const names = tables.map(({ name }) => `only ${name}`).join(', ');
  if (names) await client.query(`lock table ${names} in access share mode`);
  const unknown = await column(client, unknownParts);
  if (unknown.length > 0) throw new Error(`The backup would leave out: ${unknown.join(', ')}.`);
}

/** @returns the rows of each table. @throws Error when the connection is lost */
export async function dumpDatabase(client: pg.Client, add: AddEntry): Promise<Sums['tables']> {
  const sql = async (text: string) =>
    gzip(Buffer.from((await column(client, text)).map((statement) => `${statement};\n`).join('')), {
      level: 1,
    });
  await add(entryNames.before, await sql(definitionsOf.beforeData));
  const tables = await tablesOf(client);
  await add(entryNames.tables, Buffer.from(JSON.stringify(tables)));
  const sums: Sums['tables'] = {};
  for (const table of tables) sums[table.name] = await dumpTable(client, table, add);
  await add(entryNames.after, await sql(definitionsOf.afterData));
  return sums;
}

/** Columns as they are between the brackets of a COPY. */
export type Table = { name: string; columns: string };

async function tablesOf(client: pg.Client): Promise<Table[]> {
  return (await client.query<Table>(copiedTables)).rows;
}

async function dumpTable(client: pg.Client, { name, columns }: Table, add: AddEntry) {
  const hash = createHash('sha256');
  let rows = 0;
  let parts = 0;
  let packing: Promise<void> = Promise.resolve();
  // One part is packed and written while the next is read.
  const flush = async (pieces: Buffer[]) => {
    await packing;
    const text = Buffer.concat(pieces);
    const entry = nameOfPart(name, ++parts);
    packing = gzip(text, { level: 1 }).then((packed) => add(entry, packed));
    packing.catch(() => undefined);
  };
  let pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of client.query(copyTo(`copy ${name} (${columns}) to stdout`))) {
    hash.update(piece);
    rows += countOf(piece);
    pieces.push(piece);
    held += piece.length;
    if (held < partBytes) continue;
    await flush(pieces);
    pieces = [];
    held = 0;
  }
  if (held > 0) await flush(pieces);
  await packing;
  return { rows, sha256: hash.digest('hex') };
}

/** Each row of COPY's text ends with a newline, and none contains one. */
export function countOf(piece: Buffer): number {
  let count = 0;
  for (let at = piece.indexOf(newline); at !== -1; at = piece.indexOf(newline, at + 1)) count += 1;
  return count;
}

async function column(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
  return rows.map(([value]) => value);
}
