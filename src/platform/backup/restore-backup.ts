import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { parseEnv } from 'node:util';
import type pg from 'pg';
import type { FileStore, Pieces, StoredFile } from '../files/file-store.ts';
import { entryNames } from './entry-names.ts';
import { beginLoading, DatabaseLoader, emptyDatabase } from './load-database.ts';
import { explainLocks } from './lock-room.ts';
import { BackupUnreadable, type Manifest, parseManifest, parseSums, type Sums } from './manifest.ts';
import { type Entry, readSealed, textOf } from './sealed-archive.ts';

export type BackupHead = { manifest: Manifest; settings: Record<string, string | undefined> };

/** Reads a backup's description of itself, without its content. @throws BackupUnreadable */
export async function readHead(source: Readable, key: string): Promise<BackupHead> {
  let manifest: Manifest | undefined;
  for await (const entry of readSealed(source, key)) {
    if (entry.name === entryNames.manifest) manifest = parseManifest(await textOf(entry));
    else if (entry.name === entryNames.settings && manifest)
      return { manifest, settings: parseEnv(await textOf(entry)) as BackupHead['settings'] };
    else break;
  }
  throw new BackupUnreadable('The file does not begin like a backup.');
}

export type Target = {
  /** A connection of its own, without a limit to its statements. */
  client: pg.Client;
  /** Absent: files are read and compared, and written nowhere. */
  stores: readonly FileStore[] | undefined;
  /** Empties the database first. */
  isReplacing: boolean;
};

/** The database is restored, but not every file: nothing else may follow before the restore is repeated. */
export class FilesNotRestored extends Error {
  override name = 'FilesNotRestored';
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database is restored, but a file that had changed since the backup could not be written (${why}). Mend that, and restore again with --replace; until then the site must not start.`,
      { cause },
    );
  }
}

/**
 * Fills the database, in one transaction, and the folders. Nothing is committed before every row was counted and every
 * file compared with what the backup says. A file has its content for good, so those that are written before a restore
 * fails are files without a row.
 * @throws BackupUnreadable, NoRoomForLocks: the database is as it was then; FilesNotRestored: it is the backup's
 */
export async function restoreBackup(source: Readable, key: string, target: Target): Promise<Sums> {
  const { sums, writeChanged } = await loadAndCommit(source, key, target);
  await writeChanged().catch((error: unknown) => {
    throw new FilesNotRestored(error);
  });
  return sums;
}

async function loadAndCommit(source: Readable, key: string, target: Target) {
  const { client } = target;
  await beginLoading(client);
  try {
    if (target.isReplacing) await emptyDatabase(client);
    const loaded = await load(source, key, target);
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The restored database was rolled back at COMMIT.');
    return loaded;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw explainLocks(error);
  }
}

async function load(source: Readable, key: string, { client, stores }: Target) {
  const loader = new DatabaseLoader(client);
  const files = new FileWriter(stores);
  let sums: Sums | undefined;
  for await (const entry of readSealed(source, key)) {
    if (await loader.take(entry)) continue;
    if (entry.name.startsWith(entryNames.files)) await files.add(entry);
    else if (entry.name === entryNames.sums) sums = parseSums(await textOf(entry));
  }
  if (!sums) throw new BackupUnreadable('The file does not end like a backup.');
  await loader.verify(sums.tables);
  await files.verify(sums.files);
  return { sums, writeChanged: () => files.writeChanged() };
}

const maxWriting = 16;
const maxHeldBytes = 4 * 1024 * 1024;
const largest = Number.POSITIVE_INFINITY;

async function* chained(held: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* held;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

class FileWriter {
  readonly #stores: readonly FileStore[] | undefined;
  readonly #sums: Sums['files'] = {};
  readonly #writing = new Set<Promise<void>>();
  /** Their names are taken by files with other content, which stay until the database is committed. */
  readonly #changed: { store: FileStore; name: string; content: Buffer }[] = [];
  constructor(stores: readonly FileStore[] | undefined) {
    this.#stores = stores;
  }

  async add({ name: entryName, content }: Entry): Promise<void> {
    const place = entryName.slice(entryNames.files.length);
    const store = this.#stores?.find(
      ({ folder }) => place.startsWith(folder) && !place.slice(folder.length).includes('/'),
    );
    if (this.#stores && !store)
      throw new BackupUnreadable(`The backup has a file in an unknown folder: ${place}.`);
    const name = place.slice(store?.folder.length);
    if (!store || (await store.factsOf(name)))
      this.#sums[place] = await this.#compare(content, store && { store, name });
    else await this.#write(place, content, (pieces) => store.put(name, pieces, { maxBytes: largest }));
  }

  /** A disk takes many small files together in the time of a few; what is large is written as it comes. */
  async #write(place: string, content: Entry['content'], put: (pieces: Pieces) => Promise<StoredFile>) {
    const held: Uint8Array[] = [];
    let size = 0;
    const pieces = content[Symbol.asyncIterator]();
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      held.push(next.value);
      size += next.value.byteLength;
      if (size <= maxHeldBytes) continue;
      this.#sums[place] = await put(chained(held, pieces));
      return;
    }
    if (this.#writing.size >= maxWriting) await Promise.race(this.#writing);
    const writing = put(held).then((stored) => {
      this.#sums[place] = stored;
      this.#writing.delete(writing);
    });
    // Heard where all of them are waited for.
    writing.catch(() => undefined);
    this.#writing.add(writing);
  }

  async #compare(content: Entry['content'], present: { store: FileStore; name: string } | undefined) {
    const hash = createHash('sha256');
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of content) {
      hash.update(piece);
      size += piece.byteLength;
      if (present) pieces.push(piece);
    }
    const sha256 = hash.digest('hex');
    if (present) {
      const found = createHash('sha256')
        .update(await present.store.readWhole(present.name))
        .digest('hex');
      if (found !== sha256) this.#changed.push({ ...present, content: Buffer.concat(pieces) });
    }
    return { size, sha256 };
  }

  async verify(files: Sums['files']): Promise<void> {
    await Promise.all(this.#writing);
    for (const [place, { size, sha256 }] of Object.entries(files)) {
      const found = this.#sums[place];
      if (found?.size !== size || found.sha256 !== sha256)
        throw new BackupUnreadable(`The file ${place} does not match the backup’s list.`);
    }
  }

  async writeChanged(): Promise<void> {
    for (const { store, name, content } of this.#changed)
      await store.put(name, [content], { maxBytes: content.byteLength });
  }
}
