import { database } from '#platform/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { isForeign } from '#platform/files/pair-folder.ts';
import { binMs } from '#platform/files/recycle-bin.ts';
import { legalDocumentFiles } from '../legal-documents/legal-document-files.ts';
import { mediaFiles } from './media-files.ts';
import { nameOfFile } from './upload-names.ts';

type Kind = {
  store: FileStore;
  /** Returns the name by which a record refers to a file. */
  nameOf: (file: string) => string;
  /** Those of the given names that a record has. */
  keptSql: string;
};

const kinds: readonly Kind[] = [
  {
    store: mediaFiles,
    nameOf: nameOfFile,
    keptSql: 'select store_name as name from upload where store_name = any($1)',
  },
  {
    store: legalDocumentFiles,
    nameOf: (file) => file,
    keptSql: 'select filename as name from legal_documents where filename = any($1)',
  },
];

// A save writes its files last: within that time its record is there, or it has failed. An object storage may take
// minutes, and has a clock of its own.
const savingMs = 30 * 60_000;

// Pages name a file until they are rendered again, on every instance: a portrait is on hundreds of them.
const namedMs = 30 * 60_000;
/** When this process first found a file without a record. */
const foundAt = new Map<string, number>();

/**
 * Puts into the bin what no record has: the files of a deleted record, those that were replaced, and what a crash left.
 * The sweep asks for it, which also empties the bin. Until a file goes, visitors get it only where a page still shows it.
 * @param waitMs how long ago a file must have been found without a record
 */
export async function removeOrphanedFiles({ waitMs = namedMs } = {}): Promise<void> {
  if (await isForeign('uploads/')) return;
  for (const kind of kinds) await removeOrphans(kind, waitMs);
}

async function removeOrphans({ store, nameOf, keptSql }: Kind, waitMs: number): Promise<void> {
  const files = await store.names({ forMs: savingMs });
  const names = [...new Set(files.map(nameOf))];
  const { rows } = await database().query<{ name: string }>(keptSql, [names]);
  const kept = new Set(rows.map(({ name }) => name));
  for (const file of files) {
    const key = store.folder + file;
    if (kept.has(nameOf(file))) {
      foundAt.delete(key);
      continue;
    }
    const since = foundAt.get(key) ?? Date.now();
    foundAt.set(key, since);
    if (Date.now() - since < waitMs) continue;
    await store.discard(file);
    foundAt.delete(key);
  }
  await store.emptyBin(binMs);
}
