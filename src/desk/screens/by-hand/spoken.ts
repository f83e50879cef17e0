import { languageOfCall } from '#cases/case-consents.ts';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import { asSent } from '#forms/form.ts';
import { defaultLocale, type Language, languageCodes } from '#ui/language/locales.ts';

export const spokenField = 'contact_language' satisfies keyof typeof byHandForm.fields;

/** The language in which someone speaks with us, and in which the sentences are read out to them. */
export function spokenIn({
  [spokenField]: chosen = '',
}: Readonly<Record<string, string | undefined>>): Language {
  const language = asSent(byHandForm.fields[spokenField], chosen);
  return languageOfCall({ language, locale: defaultLocale });
}

/** Rules that show each sentence in the chosen language alone; nothing has to be sent or run for it. */
export function spokenStyles(): string {
  const hidden = (language: Language) => `[data-spoken]:not([data-spoken='${language}']) { display: none; }`;
  const chosen = languageCodes.map((code) => {
    const box = `[name='${spokenField}'][value='${languageInEnglish(code)}']:checked`;
    return `.by-hand form:has(${box}) ${hidden(code)}`;
  });
  return [
    `.by-hand form:not(:has([name='${spokenField}']:checked)) ${hidden(defaultLocale)}`,
    ...chosen,
  ].join('\n');
}
