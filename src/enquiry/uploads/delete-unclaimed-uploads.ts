import { database } from '#platform/database.ts';
import { sentFiles } from './sent-files.ts';

const atOnce = 500;

/** Files that nobody has claimed within a day, and what broken uploads left: their rows go, and so then do they. */
export async function deleteUnclaimedUploads(): Promise<void> {
  await database().query(
    `delete from enquiry.uploads where resume_id is null and created_at < now() - interval '1 day'`,
  );
}

/**
 * Whenever a row of a file goes, whoever deletes it, the database notes the file's name in the same transaction. The
 * note goes when the file has gone: a crash in between does it twice, which harms nobody.
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
