import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHJKLMNPRSTUVWXY';
const digits = '23456789';

/** Every character that a reference may hold. */
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

export const referencePattern = /^[A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}$/;
