import { dateInIndia } from '#platform/clock.ts';
import { dateInWords, timeInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

/** `23 November 2026, 6:30 pm`, by India's clock. */
export function momentInWords(moment: Date): string {
  const day = dateInWords(dateInIndia(moment), defaultLocale);
  return `${day}, ${timeInWords(clock.format(moment), defaultLocale)}`;
}
