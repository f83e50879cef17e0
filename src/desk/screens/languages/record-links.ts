import type { TextPair } from '#content/translation/pair-texts.ts';
import type { Language } from '#ui/language/locales.ts';
import type { Translation } from '../../translations/read-translations.ts';

type Record = Pick<Translation, 'slug' | 'id'>;

export function languagePath(language: Language): string {
  return `/desk/words/languages/${language}`;
}

/** Its texts in both languages. */
export function sideBySide(language: Language, { slug, id }: Record): string {
  return `${languagePath(language)}/${slug}/${id}`;
}

/** Its form in the content service, in the language. */
export function formAddress({ slug, id }: Record, language: Language): string {
  return id === 0
    ? `/admin/globals/${slug}?locale=${language}`
    : `/admin/collections/${slug}/${id}?locale=${language}`;
}

export function openTexts({ pairs }: Pick<Translation, 'pairs'>): TextPair[] {
  return pairs.filter(({ state }) => state !== 'current');
}
