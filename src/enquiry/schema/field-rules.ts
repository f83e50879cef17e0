import * as z from 'zod/mini';
import { messages } from '../messages/en.ts';
import { type CallingHours, isCallingDay, isDate } from './calling-hours.ts';
import { isImpossiblePhone, tidyText, toPhoneDigits } from './texts.ts';

/**
 * The rules of single fields. Checks stand in the order in which a visitor should hear of them: the first
 * that fails speaks for its field. Every pattern is linear, and none sees more than its limit.
 */

// Zod would try `new Function`, which the site's policy forbids and the browser reports.
z.config({ jitless: true });

/** The most characters that are taken; also the `maxlength` of the inputs. */
export const limits = {
  name: 100,
  phone: 40,
  email: 254,
  city: 100,
  company_name: 150,
  referrer_url: 2048,
} as const;
const listLimit = 100;

const emailPattern =
  /^[A-Za-z0-9_+]+(?:[.-][A-Za-z0-9_+]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,}$|^$/;

export function text(limit: number) {
  const isShort = z.maxLength(limit, { error: messages.tooLong(limit), abort: true });
  return z.pipe(z.transform(tidyText), z.string(messages.notText).check(isShort));
}

export function required(limit: number, isRequired = true) {
  return text(limit).check(z.minLength(isRequired ? 1 : 0, { error: messages.required, abort: true }));
}

export function oneOf(options: readonly string[], isRequired: boolean) {
  const isListed = (value: string) => value === '' || options.includes(value);
  return required(listLimit, isRequired).check(z.refine(isListed, messages.notInList));
}

/** Digits as the specification's numeric fields have them, and on the list. */
export function amount(options: readonly string[], isRequired: boolean) {
  const isListed = (value: string) => value === '' || options.includes(value);
  return required(listLimit, isRequired).check(
    z.regex(/^[0-9]*$/, { error: messages.digitsOnly, abort: true }),
    z.refine(isListed, messages.notInList),
  );
}

export const name = required(limits.name).check(
  z.regex(/^\P{N}*$/u, { error: messages.nameDigits, abort: true }),
  z.regex(/^[\p{L}\p{M}\p{Join_C} .'’‘-]*$/u, { error: messages.nameSymbols, abort: true }),
  z.regex(/\p{L}/u, messages.nameSymbols),
);

const tenDigits = z.string().check(
  z.regex(/^\d{10}$/, { error: messages.phone, abort: true }),
  z.refine((digits) => !isImpossiblePhone(digits), messages.phoneImpossible),
);

export const phone = z.pipe(required(limits.phone), z.pipe(z.transform(toPhoneDigits), tenDigits));

export function email(isRequired: boolean) {
  return required(limits.email, isRequired).check(z.regex(emailPattern, messages.email));
}

/** @param today the date in India, `YYYY-MM-DD`, which is also how dates compare */
export function contactDate(isRequired: boolean, today: string, hours: CallingHours) {
  return required(listLimit, isRequired).check(
    z.refine((date) => date === '' || isDate(date), { error: messages.dateInvalid, abort: true }),
    z.refine((date) => date === '' || date >= today, { error: messages.datePast, abort: true }),
    z.refine((date) => date === '' || isCallingDay(date, hours), messages.dateClosed),
  );
}

const ticks: readonly unknown[] = [true, 'true', 'on', '1', 1];

export const tick = z.pipe(
  z.transform((value) => ticks.includes(value)),
  z.boolean(),
);
