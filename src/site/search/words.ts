/** Words as they are searched: small letters, at least three of them; two of India's own scripts say as much (`घर`). */
const pattern = /\p{L}[\p{L}\p{M}\d]{2,}|\p{Lo}[\p{L}\p{M}]/gu;

export function wordsIn(text: string): string[] {
  return text.toLowerCase().normalize('NFC').match(pattern) ?? [];
}

/** Longer than any word that a page has; what is longer is a key or an address run together. */
export const maxWordLength = 40;

/** A telephone number, a policy's or an account's, in whatever script and however it is spaced. */
export function hasManyDigits(text: string): boolean {
  return /\p{Nd}{4}/u.test(text) || (text.match(/\p{Nd}/gu)?.length ?? 0) >= 6;
}
