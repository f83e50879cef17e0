import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import type pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { beginSnapshot, dumpDatabase } from './dump-database.ts';
import { entryNames } from './entry-names.ts';
import { type Manifest, type Sums, type Totals, totalsOf } from './manifest.ts';
import { type AddEntry, writeSealed } from './sealed-archive.ts';

/** The sources of a backup. */
export type Kept = {
  /** A connection of its own, without a limit to its statements. */
  client: pg.Client;
  stores: readonly FileStore[];
  /** The environment's variables, the application's secret among them. */
  settings: Readonly<Record<string, string>>;
  version: string;
};

/**
 * Writes one sealed file with the database at this moment, the files that its rows name, and the settings. The
 * site may run in the meantime. Files follow the view of the database at once: one that is deleted after that, and before its
 * turn, is missing, and so is its row after a restore, once the deletion has been carried out again.
 * @throws Error; then the sink is destroyed, so that no one who stores it waits for more
 */
export async function writeBackup(sink: Writable, key: string, kept: Kept): Promise<Totals> {
  const { client, stores, settings } = kept;
  const sums: Sums = { tables: {}, files: {} };
  try {
    await beginSnapshot(client);
    await writeSealed(sink, key, async (add) => {
      await add(entryNames.manifest, asJson(await describe(kept)));
      await add(entryNames.settings, Buffer.from(asEnvFile(settings)));
      for (const store of stores) Object.assign(sums.files, await addFiles(store, add));
      sums.tables = await dumpDatabase(client, add);
      await add(entryNames.sums, asJson(sums));
    });
  } catch (error) {
    sink.destroy(error as Error);
    throw error;
  } finally {
    // A lost connection has no transaction to end.
    await client.query('rollback').catch(() => undefined);
  }
  return totalsOf(sums);
}

async function describe({ client, version }: Kept): Promise<Manifest> {
  const { rows } = await client.query<{ madeAt: Date; postgres: string; names: string[] }>(
    `select now() as "madeAt", current_setting('server_version') as postgres,
       (select coalesce(array_agg(name::text order by id), '{}') from public.payload_migrations) as names`,
  );
  const [{ madeAt, postgres, names } = { madeAt: new Date(), postgres: '', names: [] }] = rows;
  return { format: 1, madeAt: madeAt.toISOString(), version, postgres, migrations: names };
}

async function addFiles(store: FileStore, add: AddEntry): Promise<Sums['files']> {
  const sums: Sums['files'] = {};
  for (const name of await store.names()) {
    const facts = await store.factsOf(name);
    const content = await store.open(name);
    // Deleted a moment ago, or not whole yet: then no row names it.
    if (!facts || !content) continue;
    const hash = createHash('sha256');
    const hashed = Readable.from(
      (async function* () {
        for await (const piece of content) {
          hash.update(piece);
          yield piece;
        }
      })(),
    );
    const place = `${store.folder}${name}`;
    await add(`${entryNames.files}${place}`, hashed, facts.size);
    sums[place] = { size: facts.size, sha256: hash.digest('hex') };
  }
  return sums;
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/**
 * Quoted for Node and a shell: between single quotes nothing has a meaning.
 * @throws Error for a value that an .env file cannot say: one with all kinds of quotes
 */
export function asEnvFile(settings: Readonly<Record<string, string | undefined>>): string {
  const quoted = (value: string) => {
    const quote = [`'`, '"', '`'].find((each) => !value.includes(each));
    if (!quote) throw new Error('A setting has all three kinds of quotes, which no .env file can hold.');
    return quote + value + quote;
  };
  return Object.entries(settings)
    .map(([name, value]) => (value === undefined ? '' : `${name}=${quoted(value)}\n`))
    .join('');
}
