import { isDay } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/** The broker's licence: how long it is valid, and when its holder has to be told. Days are `YYYY-MM-DD`. */
export type Licence = { state: 'undated' | 'valid' | 'ending' | 'past'; daysLeft: number };

const noticeDays = 60;
const dayMs = 86_400_000;

/** The last day that counts is the one until which it is valid. */
export function licenceStatus(validTill: string, today: string): Licence {
  if (!isDay(validTill)) return { state: 'undated', daysLeft: 0 };
  const daysLeft = Math.round((Date.parse(validTill) - Date.parse(today)) / dayMs);
  if (daysLeft < 0) return { state: 'past', daysLeft };
  return { state: daysLeft > noticeDays ? 'valid' : 'ending', daysLeft };
}

/** Returns the notice for staff. @returns nothing while there is nothing to say */
export function licenceInWords(
  validTill: string,
  today: string,
): { text: string; isOver: boolean } | undefined {
  const { state, daysLeft } = licenceStatus(validTill, today);
  if (state === 'valid') return undefined;
  const day = isDay(validTill) ? dateInWords(validTill, defaultLocale) : '';
  const text = {
    undated: 'No end date has been entered for the licence.',
    past: `The licence was valid till ${day}. That date has passed: check what the present certificate says.`,
    ending: `The licence is valid till ${day}: ${daysLeft === 1 ? 'one more day' : `${daysLeft} more days`}.`,
  }[state];
  return { text, isOver: state !== 'ending' };
}
