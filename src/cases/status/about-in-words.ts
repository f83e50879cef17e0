import { visitorForms } from '#enquiry/definitions/visitor-forms.ts';
import type { RegisterName } from '#enquiry/registers.ts';
import { fieldsOf } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';

/** Puts a case's subject into the visitor's language: choices are kept in the words that are sent, in English. */
export function aboutInWords(
  { register, about }: { register: RegisterName; about: string },
  locale: Locale,
): string {
  const forms = visitorForms.filter((form) => form.register === register);
  const labels = new Map(forms.flatMap((form) => labelsOf(form, locale)));
  return about
    .split(', ')
    .map((part) => labels.get(part) ?? part)
    .join(', ');
}

function labelsOf(form: (typeof visitorForms)[number], locale: Locale): [sent: string, label: string][] {
  const words = form.words(locale);
  return fieldsOf(form).flatMap(([name, { isAbout, options = {} }]) =>
    isAbout
      ? Object.entries(options).map(([key, sent]): [string, string] => [
          sent,
          words[name]?.options?.[key] ?? sent,
        ])
      : [],
  );
}
