import { database } from '#platform/database.ts';
import { isForeign } from '#platform/files/pair-folder.ts';
import { binMs } from '#platform/files/recycle-bin.ts';
import { sentFiles } from './sent-files.ts';

const atOnce = 500;
// A row is there before its file; by then it has long been claimed or forgotten.
const receivingMs = 86_400_000;

/** Files that no one has claimed within a day, and what broken uploads left: their rows go, and so then do they. */
export async function deleteUnclaimedUploads(): Promise<void> {
  await database().query(
    `delete from enquiry.uploads where resume_id is null and created_at < now() - interval '1 day'`,
  );
}

/**
 * Whenever a row of a file goes, no matter who deletes it, the database notes the file's name in the same transaction. The
 * note goes when the file has gone: a crash in between does it twice, which harms no one.
 */
export async function removeOrphanedUploadFiles(): Promise<void> {
  const { rows } = await database().query<{ id: string }>(
    'select id from enquiry.files_to_remove order by id limit $1',
    [atOnce],
  );
  for (const { id } of rows) {
    await sentFiles.remove(id);
    await database().query('delete from enquiry.files_to_remove where id = $1', [id]);
  }
  if (rows.length === atOnce) await removeOrphanedUploadFiles();
}

/**
 * A file that no row names and no note either: a database was restored beside newer files. It goes into the bin, and
 * after a week from there.
 */
export async function discardUnknownFiles(): Promise<void> {
  if (await isForeign(sentFiles.folder)) return;
  const names = await sentFiles.names({ forMs: receivingMs });
  const { rows } = await database().query<{ id: string }>(
    'select id from enquiry.uploads where id = any($1) union select id from enquiry.files_to_remove',
    [names],
  );
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names) {
    if (!known.has(name)) await sentFiles.discard(name);
  }
  await sentFiles.emptyBin(binMs);
}
