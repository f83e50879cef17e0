import { database } from '#platform/database.ts';
import type { DocumentType } from '#platform/files/file-verdict.ts';

/** The file that came with an application, as staff see it. */
export type StoredUpload = { id: string; name: string; type: DocumentType; size: number };

export async function uploadOf(resumeId: number): Promise<StoredUpload | undefined> {
  const { rows } = await database().query<StoredUpload>({
    name: 'upload-of',
    text: 'select id, name, type, size from enquiry.uploads where resume_id = $1',
    values: [resumeId],
  });
  return rows[0];
}

/** Records who took a copy, and when, before the first byte goes. A row is never changed. */
export async function recordDownload(resumeId: number, staffId: number): Promise<void> {
  await database().query('insert into enquiry.downloads (resume_id, staff_id) values ($1, $2)', [
    resumeId,
    staffId,
  ]);
}

export type Download = { id: string; by: string | null; at: Date };

/** The newest first. */
export async function downloadsOf(resumeId: number): Promise<Download[]> {
  const { rows } = await database().query<Download>(
    `select download.id, staff.name as by, download.created_at as at
     from enquiry.downloads download left join users staff on staff.id = download.staff_id
     where resume_id = $1 order by download.id desc limit 50`,
    [resumeId],
  );
  return rows;
}
