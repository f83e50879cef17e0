import { describeError, log } from '#platform/log.ts';
import type { Language } from '#ui/language/locales.ts';
import type { Catalogues } from '../translation/catalogues.ts';

/** The content service refuses a record in one language, such as for a text that is longer than its field. */
export class RefusedTranslation extends Error {
  override name = 'RefusedTranslation';
  readonly language: Language;
  constructor(language: Language, cause: unknown) {
    super(`The translation into ${language} was refused.`, { cause });
    this.language = language;
  }
}

/** Did the content service refuse what it was given? Whatever else went wrong would not be mended by going on. */
export function isRefusal(error: unknown): boolean {
  return (error as { name?: string }).name === 'ValidationError';
}

/** Saves a record in a language. @throws RefusedTranslation */
export async function savedIn<T>(language: Language, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    throw isRefusal(error) ? new RefusedTranslation(language, error) : error;
  }
}

/**
 * Seeds a record in the languages in which the content service takes it: one that it refuses is logged and left out, and
 * its readers get the English until its texts are mended.
 * @param record as the log names it
 */
export async function inTakenLanguages<T>(
  record: { collection: string; key: string },
  catalogues: Catalogues,
  seed: (catalogues: Catalogues) => Promise<T>,
): Promise<T> {
  try {
    return await seed(catalogues);
  } catch (error) {
    if (!(error instanceof RefusedTranslation)) throw error;
    const { language, cause } = error;
    log.warn('seed translation refused', { ...record, language, ...describeError(cause) });
    const others = new Map([...catalogues].filter(([each]) => each !== language));
    return inTakenLanguages(record, others, seed);
  }
}
