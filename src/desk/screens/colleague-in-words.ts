import type { ColleagueNow } from '#enquiry/cases/colleagues.ts';

/** `Bhavna Thakkar, Hindi and English, 2 calls left today`: so that one sees who has time, and who can speak with them. */
export function colleagueInWords({ name, languages, callsLeft }: ColleagueNow): string {
  const left = callsLeft === 1 ? '1 call left today' : `${callsLeft} calls left today`;
  return [name, languages.join(' and '), left].filter(Boolean).join(', ');
}
