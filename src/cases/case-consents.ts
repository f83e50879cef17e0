/**
 * The consents of a case's person. A visitor ticks a box; on the telephone the sentence is read out to them, and
 * their consent is kept with the ticked ones, with the same words and version. The newest one of each purpose counts.
 */

import type pg from 'pg';
import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { database } from '#platform/database.ts';
import {
  defaultLocale,
  isLanguageCode,
  type Language,
  type Locale,
  languageCodes,
  languageOf,
} from '#ui/language/locales.ts';

export type CaseConsent = {
  purpose: ConsentPurpose;
  state: 'given' | 'not-given' | 'withdrawn';
  /** The sentence, and its version. */
  text: string;
  textVersion: string;
  /** The consent notice that they had read in a language of their choice, and its version. */
  noticeLanguage: string | null;
  noticeVersion: string | null;
  /** How and where: `dialog https://…`, `page /…`, `telephone`. */
  source: string;
  createdAt: Date;
  withdrawnAt: Date | null;
};

/** The newest of each purpose, in the order in which they were asked. */
export async function consentsOf(reference: string): Promise<CaseConsent[]> {
  const { rows } = await database().query<CaseConsent>({
    name: 'consents-of',
    text: `select distinct on (purpose) purpose, state, text, text_version as "textVersion",
        notice_language as "noticeLanguage", notice_version as "noticeVersion", coalesce(source, '') as source,
        created_at as "createdAt", withdrawn_at as "withdrawnAt"
      from consents where reference = $1 order by purpose, id desc`,
    values: [reference],
  });
  return rows;
}

/**
 * The newest consent for a purpose, held until the transaction ends: a withdrawal comes before it or after it, never
 * between the look and what is done by it.
 */
export async function lockConsent(
  client: pg.ClientBase,
  { caseId, purpose }: { caseId: number; purpose: ConsentPurpose },
): Promise<CaseConsent['state'] | undefined> {
  const { rows } = await client.query<Pick<CaseConsent, 'state'>>(
    `select state from consents where reference = (select reference from cases where id = $1)
       and purpose = $2 order by id desc limit 1 for share`,
    [caseId, purpose],
  );
  return rows[0]?.state;
}

/** Consents that may be asked for by telephone; news is confirmed by mail, and contact was asked for at first. */
export const verbalConsentPurposes = [
  'consent_share',
  'consent_whatsapp',
] as const satisfies ConsentPurpose[];

/** The sentence to read out, in the language of the call. */
export function verbalConsentSentence(purpose: ConsentPurpose, language: Language): string {
  return formMessages(language).consents[purpose].text;
}

/** The language of a call: the one that they chose for it, or else that of the page from which they wrote. */
export function languageOfCall({ language, locale }: { language: string; locale: Locale }): Language {
  return languageCodes.find((code) => languageInEnglish(code) === language) ?? languageOf(locale);
}

/** The language in which a sentence was read out, as its form sent it. */
export function spokenLanguage(sent: string | undefined): Language {
  return sent && isLanguageCode(sent) ? sent : defaultLocale;
}

const owners = registerNames.map((name) => registerOf(name).owner).join(', ');

/** Keeps a consent that was given on the telephone; who asked is on the event. */
export async function recordVerbalConsent(
  client: pg.ClientBase,
  { caseId, purpose, text }: { caseId: number; purpose: ConsentPurpose; text: string },
): Promise<void> {
  // Each language translates the wording of one version.
  const { version } = formMessages(defaultLocale).consents;
  await client.query(
    `insert into consents (reference, purpose, is_given, text, text_version, source, ${owners})
     select reference, $2, true, $3, $4, 'telephone', ${owners} from cases where id = $1`,
    [caseId, purpose, text, version],
  );
}
