/**
 * The short notice beside a consent, in English and the languages of the Eighth Schedule (DPDP Act 2023, section 6(3)).
 * A language is a file of `content/consent-notices`, named by its code.
 */
export type NoticeFile = {
  code: string;
  /** Name of the language in English. */
  language: string;
  /** Name of the language in itself. */
  name: string;
  /** The `lang` of its text. */
  tag: string;
  /** The script as Unicode names it. */
  script: string;
  /** The day of its wording; a change of one letter needs a new one. */
  version: string;
  parts: NoticeParts;
};

/** The parts of the notice in their order: the name of the first is its heading, the last leads to the form. */
export const noticeParts = [
  'title',
  'responsible',
  'office',
  'data',
  'purpose',
  'sharing',
  'keeping',
  'withdrawal',
  'officer',
  'email',
  'board',
  'back',
] as const;
export type NoticePart = (typeof noticeParts)[number];
export type NoticeParts = Readonly<Record<NoticePart, string>>;

/** Settings that the notice names. A part that names one that is not set is left out. */
export const noticeSettings = [
  'brand',
  'legalName',
  'registeredOffice',
  'privacyPage',
  'grievanceOfficer',
  'supportEmail',
] as const;
export type NoticeSetting = (typeof noticeSettings)[number];
export type NoticeFacts = Readonly<Record<NoticeSetting, string>>;

/** The settings that each part has to name. */
export const settingsOfPart: Readonly<Partial<Record<NoticePart, readonly NoticeSetting[]>>> = {
  title: ['brand'],
  responsible: ['legalName', 'brand'],
  office: ['registeredOffice'],
  withdrawal: ['privacyPage'],
  officer: ['grievanceOfficer'],
  email: ['supportEmail'],
};

export const originalLanguage = 'en';

export function directionOf({ script }: Pick<NoticeFile, 'script'>): 'rtl' | 'ltr' {
  return script === 'Arabic' ? 'rtl' : 'ltr';
}
