import type { StoredDocument } from '#content/model.ts';
import type { Locale } from '#ui/language/locales.ts';
import { fileSize } from '#ui/language/numbers.ts';
import { mediaMessages } from './messages/messages.ts';

/** The words of a link to a document, which say what comes and how much of it: someone may be counting their megabytes. */
export function documentWords(
  { title, bytes }: Pick<StoredDocument, 'title' | 'bytes'>,
  locale: Locale,
): string {
  return `${title} (${mediaMessages(locale).pdf(fileSize(bytes, locale))})`;
}
