import { normalizeText } from '#forms/normalize-text.ts';
import type { DocumentType } from '#platform/files/file-verdict.ts';

const maxLength = 100;
// Signs that systems refuse in names. Tidying takes out invisible ones, those that turn the direction of writing too.
const unfit = /[\\/:*?"<>|]+/g;

/** Returns the name that staff see and save: the sender's own, made harmless, with the ending of its content's type. */
export function uploadName(sent: string, type: DocumentType): string {
  const tidied = normalizeText(sent.toWellFormed().replace(unfit, ' '));
  const base = String(tidied)
    .replace(/(?:\.[a-z0-9]{1,5})?\s*$/i, '')
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
  return `${base.replace(/^\.+/, '') || 'document'}.${type}`;
}
