import type { SiteSettings } from '#content/model.ts';
import { timeInWords, weekdayInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { siteMessages } from '../messages/messages.ts';

/** `Monday to Saturday, 10 am to 6:30 pm`; the times are India's. */
export function callingHoursInWords(
  { from, to, firstDay, lastDay }: SiteSettings['callingHours'],
  locale: Locale,
): string {
  const { span, hours } = siteMessages(locale).callingHours;
  const [first, last] = [weekdayInWords(firstDay, locale), weekdayInWords(lastDay, locale)];
  const days = firstDay === lastDay ? first : span(first, last);
  return hours(days, span(timeInWords(from, locale), timeInWords(to, locale)));
}
