import { numberInFigures } from '#ui/language/numbers.ts';
import type { ConsentPurpose } from '../consents.ts';
import type { KindName } from '../kind-names.ts';
import type { ProblemCode } from '../problem.ts';

/** Texts of every form, whatever it asks. The specification's sentences are word for word, "occured" included. */
const problems: Record<ProblemCode, string | ((limit: number) => string)> = {
  required: 'Please fill required fields',
  'name-digits': 'Digits are not allowed in name.',
  'name-symbols': 'Please use letters only in name.',
  email: 'Please enter valid email id',
  phone: 'Please enter 10 digit phone number',
  'no-place': 'Please write the name of a town or city.',
  'phone-impossible': 'Please check this phone number',
  'date-past': 'Please choose today or a later date.',
  consent: 'Please tick this so that we may contact you.',
  'consent-news': 'Please tick this so that we may send you news.',

  'date-invalid': 'Please choose a date.',
  'date-closed': 'Please choose a day on which we make calls.',
  'not-listed': 'Please choose one of the options given.',
  'digits-only': 'Please use digits only.',
  'too-low': (limit) => `Please give a number of ${numberInFigures(String(limit), 'en')} or more.`,
  'too-high': (limit) => `Please give a number of ${numberInFigures(String(limit), 'en')} or less.`,
  'not-together': 'Some of the options you chose exclude each other. Please choose again.',
  'file-gone': 'This file is no longer here. Please choose it again.',
  'not-text': 'Please write this as text.',
  honeypot: 'Please leave this field empty.',
  'too-long': (limit) => `Please use at most ${limit} characters.`,
};

/** The line below a sentence that does not explain what to enter. Words of the field itself come first. */
const toEnter: Partial<Record<KindName, string>> = {
  name: 'Enter your name in letters, such as Asha Menon.',
  phone: 'Enter 10 digits: a mobile number, or a landline with its area code.',
  email: 'Enter an address such as asha@example.com.',
  city: 'Enter your town or city.',
  choice: 'Choose one of the options.',
  day: 'Choose a day.',
  time: 'Choose a time.',
};

const consents: Record<ConsentPurpose, { text: string }> = {
  consent: { text: 'You may contact me by phone and e-mail about this request.' },
  consent_share: { text: 'You may share these details with insurers to get quotes for me.' },
  consent_news: { text: 'You may send me news and offers. I can stop them at any time.' },
  consent_whatsapp: { text: 'You may write to me on WhatsApp about this request.' },
};

export const en = {
  problems,
  toEnter,
  /** A change of one letter needs a new version: both are stored with every consent (a test compares the two). */
  consents: { version: '2026-11-21', ...consents },
  consentLegend: 'Your consent',
  optional: '(optional)',
  choose: 'Please choose',
  any: 'Any',
  change: 'Change',
  more: 'More choices (optional)',
  honeypot: 'Leave this empty',

  slot: ({ day, time }: { day: string; time: string }) => `${day}, at ${time}`,
  range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),

  citiesFound: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  noCityFound: 'Not on our list. What you typed is fine too.',
  citySource: 'City data: GeoNames, CC BY 4.0',

  errorTitle: 'There is a problem',
  errorPrefix: 'Error: ',
  kept: 'We have kept what you typed.',
};
