import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { allKeysFor, type Key } from './secrets.ts';

/**
 * Texts that the database keeps and only this application reads: AES-256-GCM under the key of a purpose. `of` says whose
 * it is, and is bound in: what was sealed for one record opens on no other. The key's name is in front, so that what
 * was sealed under a former secret opens for as long as that one is named.
 */
type Seal = { purpose: string; of: string };

const ivBytes = 12;
const tagBytes = 16;

/** @returns the key's name, a dot, and base64url */
export function encrypt(text: string, { purpose, of }: Seal): string {
  const [{ id, key }] = keysOf(purpose);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv);
  cipher.setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** @returns undefined for what was changed, or sealed under a secret that is not named, for another purpose or record */
export function decrypt(sealed: string, { purpose, of }: Seal): string | undefined {
  const [, id, text = ''] = /^(?:([0-9a-f]{8})\.)?([\w-]+)$/.exec(sealed) ?? [];
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  // A text from before keys had names may be of any key.
  const keys = keysOf(purpose).filter((key) => id === undefined || key.id === id);
  return keys.map((key) => open(bytes, key, of)).find((opened) => opened !== undefined);
}

/** Under another key than the present one, or before keys had names. */
export function isEncryptedWithFormer(sealed: string, purpose: string): boolean {
  return !sealed.startsWith(`${keysOf(purpose)[0].id}.`);
}

function keysOf(purpose: string): [Key, ...Key[]] {
  return allKeysFor(purpose) as [Key, ...Key[]];
}

function open(bytes: Buffer, { key }: Key, of: string): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(of));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
