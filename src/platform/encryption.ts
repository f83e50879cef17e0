import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './secrets.ts';

/**
 * Texts that the database keeps and only this application reads: AES-256-GCM under the key of a purpose. `of` says whose
 * it is, and is bound in: what was sealed for one record opens on no other.
 */
type Seal = { purpose: string; of: string };

const ivBytes = 12;
const tagBytes = 16;

/** @returns base64url */
export function encrypt(text: string, { purpose, of }: Seal): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keyFor(purpose), 'hex'), iv);
  cipher.setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined for what was changed, or sealed under another secret, for another purpose or record */
export function decrypt(sealed: string, { purpose, of }: Seal): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const key = Buffer.from(keyFor(purpose), 'hex');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(of));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
