import type { Locale } from '#ui/language/locales.ts';
import { type Source, versionOf } from './source.ts';

/**
 * A note of an answer has two parts: the version of the records behind it, which the database tells at once and for all
 * languages alike, and the version of the answer itself, which is read in one. When the records have another version, the
 * answer may still be the same: a sentence was changed in another language, or one that is not shown here.
 */
export async function readNoted<Answer>(
  source: Pick<Source, 'versions'> & { read(asked: string, locale: Locale): Promise<Answer> },
  asked: string,
  locale: Locale,
): Promise<{ answer: Answer; noted: string }> {
  // Before the answer: content that is newer than its version is looked at again, an older one never.
  const versions = await source.versions([asked]);
  const answer = await source.read(asked, locale);
  return { answer, noted: `${versions.get(asked) ?? versionOf(undefined)} ${versionOf(answer)}` };
}

/** The version of the records behind a noted answer; of a source whose version is its value's own, the whole note. */
export function recordsVersion(noted: string): string {
  return noted.split(' ')[0] ?? noted;
}

export function isSameAnswer(noted: string | undefined, present: string): boolean {
  return noted?.split(' ')[1] === present.split(' ')[1];
}
