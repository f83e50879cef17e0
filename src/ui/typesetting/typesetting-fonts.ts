import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../brand/brand.ts';

/** The families of the brand's fonts, in the order in which they are asked for a sign. */
export function typefaces(): string[] {
  return [...new Set(brand().typefaces.map(({ family }) => family))];
}

/** Another one when any of the fonts has changed. */
export function fontsDigest(): string {
  const digests = brand().typefaces.map(({ sha256 }) => sha256);
  return createHash('sha256').update(digests.join()).digest('hex');
}

/** They are read on the server where they lie, and never sent to a browser. */
export function readFonts(): Promise<Buffer[]> {
  const { folder, typefaces: faces } = brand();
  return Promise.all(faces.map(({ file }) => readFile(path.join(folder, 'fonts', file))));
}

let known: RegExp | undefined;

function covered(): RegExp {
  known ??= new RegExp(
    `^[${brand()
      .typefaces.map(({ covers }) => covers)
      .join('')}]+$`,
    'u',
  );
  return known;
}

/** Invisible characters, which have no place in a line, except two joiners by which Devanagari makes other shapes. */
const unseen = /(?![\u200c\u200d])\p{C}|\p{Z}/u;

/**
 * The text as one line, in signs that our fonts have: an accent that they lack is left out, and so is a picture
 * (emoji) or a sign that is not seen. Nothing when a letter or digit is of a script that they lack: half a title
 * says something else.
 */
export function writable(text: string): string | undefined {
  const signs = [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()].map((sign) => {
    if (sign === ' ') return sign;
    if (unseen.test(sign)) return '';
    const parts = sign.normalize('NFD');
    if (covered().test(sign) || covered().test(parts)) return sign;
    const [plain = ''] = parts;
    if (plain !== sign && covered().test(plain)) return plain;
    return /[\p{L}\p{Nd}]/u.test(sign) ? undefined : '';
  });
  return signs.includes(undefined) ? undefined : signs.join('').replace(/ +/g, ' ').trim();
}
