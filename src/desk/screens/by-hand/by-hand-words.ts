import { byHandForm } from '#enquiry/definitions/by-hand.form.ts';
import { holidaysAhead } from '#forms/calling-times.ts';
import type { FormFacts } from '#forms/kind.ts';
import { callingDaysInWords } from '#forms/slot-in-words.ts';
import type { FormWords } from '#forms/words.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale as locale } from '#ui/language/locales.ts';
import { spokenField } from './spoken.ts';

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
    contact_date: { label: 'Date of the call', ...words.contact_date, hint },
    [spokenField]: {
      ...words[spokenField],
      label: 'Language of the call',
      hint: 'The sentences below are in this language, and we keep the wording that you read out.',
    },
  };
}
