import { createHash, randomBytes, randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPRSTUVWXY';
const digits = '23456789';

/** Every character that a reference may have. */
export const referenceLetters = [...letters, ...digits];

/**
 * A reference number that a visitor can read out on the phone: eight characters without look-alikes
 * (no O, 0, I, 1, Q, Z), every third one a digit so that no word appears.
 */
export function newReference(): string {
  return Array.from({ length: 8 }, (_, index) => {
    const alphabet = index % 3 === 2 ? digits : letters;
    return alphabet[randomInt(alphabet.length)];
  }).join('');
}

/**
 * Derives a reference number from a digest of at least 16 bytes: the same on every instance, so that two that receive one
 * enquiry without knowing of each other give it one number.
 */
export function referenceFrom(digest: Buffer): string {
  return Array.from({ length: 8 }, (_, index) => {
    const alphabet = index % 3 === 2 ? digits : letters;
    return alphabet[digest.readUInt16BE(index * 2) % alphabet.length];
  }).join('');
}

export const referencePattern = /^[A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}$/;

const poolBytes = 4096;
let pool = Buffer.alloc(0);
let given = 0;

/**
 * A key that no one can guess, in characters that an address and a cookie may have. Random bytes are fetched for many at
 * once, which is their cost; bytes that were used are wiped.
 */
export function newKey(bytes: number): string {
  if (given + bytes > pool.length) {
    pool = randomBytes(Math.max(poolBytes, bytes));
    given = 0;
  }
  const key = pool.toString('base64url', given, given + bytes);
  pool.fill(0, given, given + bytes);
  given += bytes;
  return key;
}

/** The database keeps this in place of such a key, so that anyone who reads it there opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
