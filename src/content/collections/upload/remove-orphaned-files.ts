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

/**
 * Puts into the bin what no record has: the files of a deleted record, those that were replaced, and what a crash left.
 * Asked for when a record has changed for good, and by the sweep, which also empties the bin.
 */
export async function removeOrphanedFiles(): Promise<void> {
  if (await isForeign('uploads/')) return;
  for (const kind of kinds) await removeOrphans(kind);
}

async function removeOrphans({ store, nameOf, keptSql }: Kind): Promise<void> {
  const files = await store.names({ forMs: savingMs });
  const names = [...new Set(files.map(nameOf))];
  const { rows } = await database().query<{ name: string }>(keptSql, [names]);
  const kept = new Set(rows.map(({ name }) => name));
  for (const file of files) {
    if (!kept.has(nameOf(file))) await store.discard(file);
  }
  await store.emptyBin(binMs);
}
