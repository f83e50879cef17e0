import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/**
 * The broker's licence: how long it is valid, and when its holder has to be told. Days are `YYYY-MM-DD`. A registration under
 * section 42D of the Insurance Act has had no end date since February 2026, while the annual fee is paid.
 */
export type Licence = { state: 'endless' | 'valid' | 'ending' | 'past'; daysLeft: number };

const noticeDays = 60;
const dayMs = 86_400_000;

/** The last day that counts is the one until which it is valid. */
export function licenceStatus(validTill: string | undefined, today: string): Licence {
  if (!validTill) return { state: 'endless', daysLeft: Number.POSITIVE_INFINITY };
  const daysLeft = Math.round((Date.parse(validTill) - Date.parse(today)) / dayMs);
  if (daysLeft < 0) return { state: 'past', daysLeft };
  return { state: daysLeft > noticeDays ? 'valid' : 'ending', daysLeft };
}

/** Returns the notice for staff. @returns nothing while there is nothing to say */
export function licenceInWords(
  validTill: string | undefined,
  today: string,
): { text: string; isOver: boolean } | undefined {
  const { state, daysLeft } = licenceStatus(validTill, today);
  if (!validTill || state === 'endless' || state === 'valid') return undefined;
  const day = dateInWords(validTill, defaultLocale);
  const text = {
    past: `The licence was valid till ${day}. That date has passed: check what the present certificate says.`,
    ending: `The licence is valid till ${day}: ${daysLeft === 1 ? 'one more day' : `${daysLeft} more days`}.`,
  }[state];
  return { text, isOver: state === 'past' };
}
