import { normalizeText } from '#forms/normalize-text.ts';
import type { DocumentType } from '#platform/files/file-verdict.ts';

const maxLength = 100;
// What systems refuse in names. Tidying takes out what cannot be seen, the signs that turn the direction too.
const unfit = /[\\/:*?"<>|]+/g;

/** What staff see and save: the sender's own name for the file, made harmless, ending as its content does. */
export function uploadName(sent: string, type: DocumentType): string {
  const tidied = normalizeText(sent.toWellFormed().replace(unfit, ' '));
  const base = String(tidied)
    .replace(/(?:\.[a-z0-9]{1,5})?\s*$/i, '')
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
  return `${base.replace(/^\.+/, '') || 'document'}.${type}`;
}
