import { asFileValue, fileIn } from '#forms/file-value.ts';
import { database } from '#platform/database.ts';
import { retryWhileAway } from '#platform/database-presence.ts';
import { FileTooLarge, type StoredFile } from '#platform/files/file-store.ts';
import type { FileProblem } from '#platform/files/file-verdict.ts';
import type { SentFile } from '#platform/files/read-multipart.ts';
import { validateFile } from '#platform/files/validate-file.ts';
import { newKey } from '#platform/ids.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import { StorageTrouble } from '#platform/object-storage/storage-trouble.ts';
import { maxUploadBytes } from '../definitions/upload-limit.ts';
import { sentFiles } from './sent-files.ts';
import { uploadName } from './upload-name.ts';

/**
 * Takes a file in: its row first, then the file while it arrives, then the judgement of it. Until a record claims it,
 * it belongs to no one; a day later it is swept away, and with it whatever a crash left behind.
 */
export type Received = { value: string; sha256: string; problem?: undefined } | { problem: FileProblem };

/** So that no one fills the disk: what no one has claimed is at most ten gigabytes. */
const maxUnclaimed = 2000;

/** @throws NotMultipart when the file breaks off, DatabaseUnavailable; nothing is kept then */
export async function receiveUpload({ name, content }: SentFile): Promise<Received> {
  const id = newKey(24);
  if (!(await retryWhileAway(() => startUpload(id)))) return { problem: 'unavailable' };
  try {
    const received = await take(id, name, content);
    if (received.problem) await forget(id);
    return received;
  } catch (error) {
    if (error instanceof StorageTrouble) {
      logThrottled('file not stored', describeError(error), { level: 'error' });
      // The sweep looks whether anything of it is there after all.
      await forgetRow(id);
      return { problem: 'unavailable' };
    }
    await forget(id);
    if (error instanceof FileTooLarge) return { problem: 'too-large' };
    throw error;
  }
}

async function take(id: string, sentName: string, content: SentFile['content']): Promise<Received> {
  const stored = await sentFiles.put(id, content, { maxBytes: maxUploadBytes });
  const verdict = await validateFile(await sentFiles.readWhole(id));
  if (verdict.problem) return { problem: verdict.problem };
  const name = uploadName(sentName, verdict.type);
  await retryWhileAway(() => finishUpload({ id, name, type: verdict.type, ...stored }));
  return { value: asFileValue({ id, name }), sha256: stored.sha256 };
}

async function startUpload(id: string): Promise<boolean> {
  const { rowCount } = await database().query({
    name: 'start-upload',
    text: `insert into enquiry.uploads (id)
      select $1 where (select count(*) from enquiry.uploads where resume_id is null) < $2
      on conflict (id) do update set id = excluded.id`,
    values: [id, maxUnclaimed],
  });
  return rowCount === 1;
}

async function finishUpload({
  id,
  name,
  type,
  size,
  sha256,
}: StoredFile & Record<'id' | 'name' | 'type', string>) {
  await database().query({
    name: 'finish-upload',
    text: 'update enquiry.uploads set name = $2, type = $3, size = $4, sha256 = $5 where id = $1',
    values: [id, name, type, size, sha256],
  });
}

/** Drops a received file if the rest of its form did not come. */
export async function dropUpload(received: Received | undefined): Promise<void> {
  const id = received && !received.problem && fileIn(received.value)?.id;
  if (id) await forget(id);
}

/** The row goes last: until then the sweep knows of the file. */
async function forget(id: string): Promise<void> {
  await sentFiles.remove(id);
  await forgetRow(id);
}

async function forgetRow(id: string): Promise<void> {
  await database().query('delete from enquiry.uploads where id = $1', [id]);
}
