import * as z from 'zod/mini';
import { messages } from '../messages/en.ts';
import { type CallingHours, contactTimes } from './calling-hours.ts';
import { type Consents, consentPurposes } from './consents.ts';
import {
  amount,
  contactDate,
  email,
  limits,
  name,
  oneOf,
  phone,
  required,
  text,
  tick,
} from './field-rules.ts';
import { languages, subPurposes, sumsInsured } from './options.ts';
import { safeReferrer, tidyText } from './texts.ts';
import { presetConcern, shownFields, type Variant, type VariantFields } from './variants.ts';

/** The one schema of an enquiry, for the dialog, the plain page and the calls; fields are named as sent. */
const textFields = [
  'name',
  'phone',
  'email',
  'city',
  'contact_date',
  'contact_time',
  'contact_language',
  'concern',
  'sum_insured',
  'sub_purpose',
  'company_name',
  'referrer_url',
] as const;
type TextField = (typeof textFields)[number];

export const enquiryFields = [...textFields, ...consentPurposes] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** Accepted values; what the form did not ask is empty text. */
export type Enquiry = Record<TextField, string> & Consents & { variant: string };
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;
type ParsedEnquiry = { ok: true; value: Enquiry } | { ok: false; errors: EnquiryErrors };

type Situation = { variant: Variant; shown: VariantFields; today: string; hours: CallingHours };

function newEnquirySchema({ variant, shown, today, hours }: Situation) {
  const { purpose } = variant;
  return z.object({
    name,
    phone,
    email: email(shown.email),
    city: required(limits.city),
    contact_date: contactDate(shown.contactSlot, today, hours),
    contact_time: oneOf(contactTimes(hours), shown.contactSlot),
    contact_language: oneOf(languages, shown.contactSlot),
    concern: oneOf(purpose.mode === 'forced' ? [purpose.value] : purpose.options, true),
    sum_insured: amount(sumsInsured, shown.sumInsured),
    sub_purpose: oneOf(subPurposes, shown.subPurpose),
    company_name: text(limits.company_name),
    referrer_url: z.pipe(text(limits.referrer_url), z.transform(safeReferrer)),
    consent: tick.check(z.refine((isGiven) => isGiven, messages.consent)),
    consent_share: tick,
    consent_news: tick,
    consent_whatsapp: tick,
  });
}

let schemasOfDay = { today: '', schemas: new Map<string, ReturnType<typeof newEnquirySchema>>() };

/** Building a schema takes longer than a whole judgement: one is kept per form and day. */
function enquirySchema({ variant, shown, today, hours }: Situation) {
  if (schemasOfDay.today !== today) schemasOfDay = { today, schemas: new Map() };
  const key = JSON.stringify([variant.key, shown, hours]);
  const schema = schemasOfDay.schemas.get(key) ?? newEnquirySchema({ variant, shown, today, hours });
  schemasOfDay.schemas.set(key, schema);
  return schema;
}

/**
 * Judges what was sent against the form that was shown. A field that the form does not show may be absent;
 * given, it is judged all the same and kept, except a sub purpose of another purpose than Personal Insurance.
 * @param today the date in India, `YYYY-MM-DD`
 */
export function parseEnquiry(
  input: Record<string, unknown>,
  variant: Variant,
  today: string,
  hours: CallingHours,
): ParsedEnquiry {
  const given: Record<string, unknown> = Object.fromEntries(
    enquiryFields.map((field) => [field, input[field]]),
  );
  if (hasOneConcern(variant) && isBlank(given.concern)) given.concern = presetConcern(variant);
  const concern = asText(given.concern);
  const shown = shownFields(variant, concern);
  if (shown.subPurpose && isBlank(given.sub_purpose)) given.sub_purpose = variant.subPurposeValue;

  const parsed = enquirySchema({ variant, shown, today, hours }).safeParse(given);
  if (!parsed.success) return { ok: false, errors: firstErrors(parsed.error.issues) };
  const value: Enquiry = { ...parsed.data, variant: variant.key };
  if (concern !== 'Personal Insurance') value.sub_purpose = '';
  return { ok: true, value };
}

/** A form with one purpose need not send it. */
function hasOneConcern({ purpose }: Variant): boolean {
  return purpose.mode === 'forced' || purpose.options.length === 1;
}

function asText(value: unknown): string {
  const tidied = tidyText(value);
  return typeof tidied === 'string' ? tidied : '';
}

function isBlank(value: unknown): boolean {
  return tidyText(value) === '';
}

function firstErrors(issues: readonly z.core.$ZodIssue[]): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const { path, message } of issues) {
    const field = path[0] as EnquiryField;
    errors[field] ??= message;
  }
  return errors;
}

/** Why this cannot be a phone number, or nothing; for the call `phone_validation`. */
export function phoneProblem(value: unknown): string | undefined {
  return phone.safeParse(value).error?.issues[0]?.message;
}

/** Why this cannot be an e-mail address, or nothing; for the call `email_validation`. */
export function emailProblem(value: unknown): string | undefined {
  return email(true).safeParse(value).error?.issues[0]?.message;
}
