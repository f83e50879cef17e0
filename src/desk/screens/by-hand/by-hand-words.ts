import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import { holidaysAhead } from '#forms/calling-times.ts';
import { consentPurposes } from '#forms/consents.ts';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problems } from '#forms/problem.ts';
import { callingDaysInWords } from '#forms/slot-in-words.ts';
import type { FormWords } from '#forms/words.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale as locale } from '#ui/language/locales.ts';
import { spokenField } from './spoken.ts';

const onPage = [
  'source',
  ...Object.keys(byHandForm.fields).filter((name) => name !== spokenField),
  'note',
  spokenField,
  ...consentPurposes,
];

/** Errors in the order of the page. A visitor ticks for themselves; staff are told whom to ask. */
export function byHandErrors(problems: Problems): FieldErrors {
  const { consent, ...errors } = errorsFrom(problems, locale);
  const toAsk = { ...consent, text: 'Please ask whether we may contact them, and tick this if they agree.' };
  return Object.fromEntries(
    Object.entries(consent ? { ...errors, consent: toAsk } : errors).sort(
      ([a], [b]) => onPage.indexOf(a) - onPage.indexOf(b),
    ),
  );
}

/**
 * A visitor chooses from a list that leaves out the days on which we do not call; staff who type a day are told them.
 */
export function byHandWords({ hours, today }: FormFacts): FormWords {
  const words = byHandForm.words(locale);
  const except = holidaysAhead(hours, today).map((day) => dateInWords(day, locale));
  const days = callingDaysInWords(hours, locale);
  const hint = `We call ${days}${except.length > 0 ? `, except on ${except.join(', ')}` : ''}.`;
  return {
    ...words,
    name: { label: 'Name', ...words.name, toEnter: 'Enter their name in letters, such as Asha Menon.' },
    city: { label: 'City', ...words.city, toEnter: 'Enter their town or city.' },
    contact_date: { label: 'Date of the call', ...words.contact_date, hint },
    [spokenField]: {
      ...words[spokenField],
      label: 'Language of the call',
      hint: 'The sentences below are in this language, and we keep the wording that you read out.',
    },
  };
}
