import { type Language, languageFacts } from '#ui/language/locales.ts';

/** The name that staff have for a language: `Hindi`. */
export function languageInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? languageFacts(language).name;
}
