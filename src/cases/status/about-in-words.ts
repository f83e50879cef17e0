import { visitorForms } from '#enquiry/definitions/visitor-forms.ts';
import type { RegisterName } from '#enquiry/registers.ts';
import { fieldsOf } from '#forms/form.ts';
import { valueInWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';

/** Puts a case's subject into the visitor's language: choices are kept in the words that are sent, in English. */
export function aboutInWords(
  { register, about }: { register: RegisterName; about: string },
  locale: Locale,
): string {
  const forms = visitorForms.filter((form) => form.register === register);
  const inWords = (part: string) =>
    forms.map((form) => choiceInWords(form, part, locale)).find(Boolean) ?? part;
  return about.split(', ').map(inWords).join(', ');
}

/** @returns nothing for what is none of the form's choices: the visitor typed it */
function choiceInWords(
  form: (typeof visitorForms)[number],
  sent: string,
  locale: Locale,
): string | undefined {
  const words = form.words(locale);
  for (const [name, field] of fieldsOf(form)) {
    const { isAbout, options = {} } = field;
    const key = isAbout && Object.keys(options).find((each) => options[each] === sent);
    if (key) return valueInWords({ field, words: words[name] }, key, locale);
  }
  return undefined;
}
