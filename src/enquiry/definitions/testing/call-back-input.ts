import { consentPurposes } from '#forms/consents.ts';
import { fieldsOf } from '#forms/form.ts';
import { sentenceOf, sentencesOf } from '#forms/messages/messages.ts';
import { validate, validateField } from '#forms/validate.ts';
import { valuesAsSent } from '#forms/words.ts';
import { generalForm } from '../call-back.form.ts';
import { formByKey } from '../find-form.ts';

export const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
export const today = '2026-11-23'; // a Monday
export const facts = { today, hours };
export const enquiryFields = [...fieldsOf(generalForm).map(([name]) => name), ...consentPurposes];

/** Validates an input, and returns it in the words in which it was sent and is answered. */
export function validated(input: Record<string, unknown>, key = 'general') {
  const form = formByKey(key);
  const result = validate(form, input, facts);
  if (!result.ok) return { ok: false as const, errors: sentencesOf(result.problems, 'en') };
  return { ok: true as const, value: { ...valuesAsSent(form, result.values), ...result.consents } };
}

export function problemOf(kind: 'phone' | 'email', sent: unknown): string | undefined {
  const result = validateField({ kind }, sent, { facts, isRequired: true });
  return 'problem' in result ? sentenceOf(result.problem, 'en') : undefined;
}
export const phoneProblem = (sent: unknown) => problemOf('phone', sent);
export const emailProblem = (sent: unknown) => problemOf('email', sent);
export const good = {
  name: 'Asha Menon',
  phone: '9845012345',
  email: 'asha.menon@example.in',
  city: 'Kochi, Kerala',
  concern: 'Personal Insurance',
  sub_purpose: 'Health Insurance',
  consent: true,
};
export const goodSlot = {
  ...good,
  concern: 'IVF Insurance',
  contact_date: today,
  contact_time: '10:00',
  contact_language: 'Hindi',
};

export function parse(changes: Record<string, unknown> = {}, key = 'general') {
  return validated({ ...good, ...changes }, key);
}

export function errorsOf(changes: Record<string, unknown>, key = 'general') {
  const parsed = parse(changes, key);
  return parsed.ok ? {} : parsed.errors;
}

export function accepted(changes: Record<string, unknown> = {}, key = 'general') {
  const parsed = parse(changes, key);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}
