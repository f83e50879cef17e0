import type { Field, Form } from '#forms/form.ts';
import type { FormWords } from '#forms/words.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { RegisterName } from '../registers.ts';

/**
 * A form that visitors send: what it asks, what it says, where it is kept, and which endpoints take it. Validating,
 * rendering, drafts, the page without JavaScript, the record, its mail and what a CRM receives follow from it.
 */
export type VisitorForm<Name extends string = string> = Form<Name> & {
  /** Where what it sends is kept. */
  register: RegisterName;
  /** Names of its fields. */
  words: (locale: Locale) => FormWords;
  /** Its texts beside the fields. */
  texts: (locale: Locale) => FormTexts;
  /** Endpoints that are asked about a field before the save, and may stop it. */
  checks: readonly { endpoint: string; field: Name }[];
  /** The endpoint that saves it. */
  save: string;
  /** Stay with a thank-you panel, or leave for the page with this key. */
  onSuccess: 'panel' | SuccessPage;
};

/** Pages that a success leads to, by their keys. */
export const successPages = ['thank-you', 'thank-you-pos'] as const;
export type SuccessPage = (typeof successPages)[number];

export type FormTexts = {
  title: string;
  intro: string;
  submit: string;
  /** While it is on its way. */
  sending: string;
  notice: FormNotice;
};

/** Explains, where details are given, what happens to them. */
export type FormNotice = {
  short: (period: string) => string;
  moreTitle: string;
  more: (email: string) => string;
  /** The link to the privacy policy. */
  policy: string;
};

/** The page that the visitor was on; no form asks for it. */
export const referrerField = {
  kind: 'text',
  maxLength: 2048,
  shownIf: 'never',
  isColumn: true,
} as const satisfies Field;
