import type pg from 'pg';
import { fileIn } from '#forms/file-value.ts';
import { fileFieldOf, type Values } from '#forms/form.ts';
import { database } from '#platform/database.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { SaveRefused } from '../store/save-refused.ts';

/** A file that was received whole and belongs to no one yet. @param value of a field that takes a file */
export async function findUpload(value: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await database().query<{ id: string; name: string }>({
    name: 'find-upload',
    text: `select id, name from enquiry.uploads
      where id = $1 and sha256 is not null and resume_id is null and created_at > now() - interval '1 day'`,
    values: [fileIn(value)?.id ?? ''],
  });
  return rows[0];
}

/** The file that goes along. On the record, in mails and elsewhere it is called what it was received as. */
export async function fileOf(
  form: VisitorForm,
  values: Values,
): Promise<{ id: string; said: Record<string, string> } | 'gone' | undefined> {
  const { name } = fileFieldOf(form) ?? {};
  if (!name || !values[name]) return undefined;
  const upload = await findUpload(values[name]);
  return upload ? { id: upload.id, said: { [name]: upload.name } } : 'gone';
}

/**
 * Gives the file to the application with this reference, in the transaction that saves it. Of two that claim one file
 * the second waits here for the first.
 * @throws SaveRefused 'upload-gone' when someone has it, or it was swept away
 */
export async function claimUpload(
  client: pg.ClientBase,
  { id, reference }: { id: string; reference: string },
) {
  const { rowCount } = await client.query({
    name: 'claim-upload',
    text: `update enquiry.uploads set resume_id = resumes.id, reference = resumes.reference from resumes
      where resumes.reference = $2 and uploads.id = $1 and sha256 is not null and resume_id is null`,
    values: [id, reference],
  });
  if (rowCount === 0) throw new SaveRefused('upload-gone');
}
