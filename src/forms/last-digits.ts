import { inLatinDigits } from './latin-digits.ts';

/** Room for a whole number with its country code and gaps, which many type instead of its end. */
export const lastDigitsField = { kind: 'text', maxLength: 20, autoComplete: 'off' } as const;

/** The last four digits of what was typed, be it these alone or the whole number. */
export function lastFourDigits(typed: string): string {
  return inLatinDigits(typed).replace(/\D/g, '').slice(-4);
}
