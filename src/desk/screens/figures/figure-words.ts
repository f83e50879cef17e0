import { defaultLocale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';

/** With fewer than this a share is luck: it is said as a count, and no picture is drawn of it. */
export const fewest = 10;

/** `1,52,300` */
export function number(value: number): string {
  return inFigures(value, defaultLocale);
}

/** `71 %`; of a few `5 of 7`; of none a dash. Only all is 100 %, and only none is 0 %. */
export function shareInWords(part: number, whole: number): string {
  if (whole === 0) return '–';
  if (whole < fewest) return `${part} of ${whole}`;
  const share = Math.round((100 * part) / whole);
  if (share === 100 && part < whole) return 'over 99 %';
  if (share === 0 && part > 0) return 'under 1 %';
  return `${share} %`;
}

/** `8 h 15 min` */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The page's heading says the finding, as far as there is one. */
export function headline(total: number, { kept, due }: { kept: number; due: number }): string {
  if (total === 0) return 'No enquiries in this period';
  const asked = total === 1 ? 'One enquiry' : `${number(total)} enquiries`;
  if (due < fewest) return asked;
  return `${asked}, and ${howMany(kept / due)} called on time`;
}

function howMany(share: number): string {
  if (share === 1) return 'all were';
  if (share >= 0.95) return 'nearly all were';
  if (share > 0.5) return 'most were';
  if (share === 0.5) return 'half were';
  return share === 0 ? 'none were' : 'fewer than half were';
}
