import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fonts from './fonts/fonts.json' with { type: 'json' };

/** Made by `npm run fonts`. They are read on the server where they lie, and never sent to a browser. */
const folder = path.resolve('src/ui/typesetting/fonts');

/** In the order in which they are asked for a sign. */
export const typefaces: readonly string[] = [...new Set(fonts.map(({ family }) => family))];

/** Another one when any of the fonts has changed. */
export const fontsDigest = createHash('sha256')
  .update(fonts.map(({ sha256 }) => sha256).join())
  .digest('hex');

export function readFonts(): Promise<Buffer[]> {
  return Promise.all(fonts.map(({ file }) => readFile(path.join(folder, file))));
}

const covered = new RegExp(`^[${fonts.map(({ covers }) => covers).join('')}]+$`, 'u');
/** Of these two joiners Devanagari makes other shapes; all else that is not seen has no place in a line. */
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
    if (covered.test(sign) || covered.test(parts)) return sign;
    const [plain = ''] = parts;
    if (plain !== sign && covered.test(plain)) return plain;
    return /[\p{L}\p{Nd}]/u.test(sign) ? undefined : '';
  });
  return signs.includes(undefined) ? undefined : signs.join('').replace(/ +/g, ' ').trim();
}
