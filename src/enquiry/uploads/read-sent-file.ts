import type { Context } from 'hono';
import type { FileField } from '#forms/form.ts';
import { retryWhileAway } from '#platform/database-presence.ts';
import type { FileProblem } from '#platform/files/file-verdict.ts';
import { NotMultipart, readMultipart, type SentFile } from '#platform/files/read-multipart.ts';
import { consumeByAddress } from '#platform/rate-limits.ts';
import { senderAddress } from '../endpoints/sender-address.ts';
import { isOwnOrigin } from '../guards/origin.ts';
import { dropUpload, type Received, receiveUpload } from './receive-upload.ts';

/** Files cost room and work: fewer of them than of saves. Thousands share an address behind a mobile carrier. */
export const uploadsPerAddress = { name: 'uploads-per-address', points: 60, seconds: 3600 };

/** With what is wrong with the file, if one came that we do not take. */
export type SentForm = { fields: Record<string, string>; problem?: FileProblem | undefined };

/**
 * Reads a form that brings its file along. Where one came, the form's field holds what it was received as, and the
 * file's own name the digest of its content.
 * @returns nothing when the form did not come whole, or is none
 */
export async function readSentFile(c: Context, { name, part }: FileField): Promise<SentForm | undefined> {
  try {
    const take = (sent: SentFile) => receiveFrom(c, sent);
    const { fields: sent, file } = await readMultipart(c.req.raw, { part, take, drop: dropUpload });
    const { [part]: _, ...fields } = sent;
    if (!file) return { fields };
    if (file.problem) return { fields: { ...fields, [name]: '' }, problem: file.problem };
    return { fields: { ...fields, [name]: file.value, [part]: file.sha256 } };
  } catch (error) {
    if (error instanceof NotMultipart) return undefined;
    throw error;
  }
}

/** Skips the file of a sender who comes from elsewhere, or too often. */
async function receiveFrom(c: Context, file: SentFile): Promise<Received | undefined> {
  if (!isOwnOrigin(c.req.header('origin'))) return undefined;
  const address = senderAddress(c);
  const { isAllowed } = await retryWhileAway(() => consumeByAddress(uploadsPerAddress, address));
  return isAllowed ? receiveUpload(file) : { problem: 'too-many' };
}
