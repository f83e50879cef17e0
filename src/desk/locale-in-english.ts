import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { isLanguageCode, type Locale, languageFacts } from '#ui/language/locales.ts';

/** As staff call what a page or a mail is written in: `Hindi`. */
export function localeInEnglish(locale: Locale): string {
  return isLanguageCode(locale) ? languageInEnglish(locale) : languageFacts(locale).name;
}
