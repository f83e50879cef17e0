import type { FormFacts } from '#forms/kind.ts';
import { callingDaysInWords } from '#forms/slot-in-words.ts';
import type { FormWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../messages/messages.ts';

/** What the call-back form's fields are called, and the days on which we call. */
export function callBackWords({ hours }: Pick<FormFacts, 'hours'>, locale: Locale): FormWords {
  const { fields, callingDays } = enquiryMessages(locale).form;
  const hint = callingDays(callingDaysInWords(hours, locale));
  return { ...fields, contact_date: { ...fields.contact_date, hint } };
}
