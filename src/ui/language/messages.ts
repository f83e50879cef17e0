import { type Language, type Locale, languageOf, pseudoLocale } from './locales.ts';
import { pseudo } from './pseudo.ts';

/**
 * A room's texts in every language: one shape, so that a missing text does not compile. A text is a string, or a
 * function that puts values into one; lists and nested objects contain more of them.
 * @returns the texts of a locale; the same object at every call
 */
export function inEveryLanguage<Texts extends object>(
  // English gives the shape: inferred from all languages alike, a text missing in one would be missing in all.
  written: { en: Texts } & Record<Language, NoInfer<Texts>>,
): (locale: Locale) => Texts {
  let pseudoTexts: Texts | undefined;
  return function messages(locale) {
    const texts = written[languageOf(locale)];
    if (locale !== pseudoLocale) return texts;
    pseudoTexts ??= pseudo(texts);
    return pseudoTexts;
  };
}
