import { holidaysAhead } from '#forms/calling-times.ts';
import type { FormFacts } from '#forms/kind.ts';
import { callingDaysInWords } from '#forms/slot-in-words.ts';
import type { FormWords } from '#forms/words.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../messages/messages.ts';

/** What the call-back form's fields are called; with the facts, also the days on which we call. */
export function callBackWords(locale: Locale, facts?: FormFacts): FormWords {
  const { fields, callingDays } = enquiryMessages(locale).form;
  if (!facts) return fields;
  const { hours, today } = facts;
  const except = holidaysAhead(hours, today).map((day) => dateInWords(day, locale));
  const hint = callingDays({ days: callingDaysInWords(hours, locale), except: except.join(', ') });
  return { ...fields, contact_date: { ...fields.contact_date, hint } };
}
