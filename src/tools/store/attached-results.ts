import { database } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Answers, QuestionnaireKey } from '../engine/questionnaire.ts';

/** A result that a visitor wanted to be seen by anyone who calls them; deleted with their enquiry. */
export type AttachedResult = {
  questionnaire: QuestionnaireKey;
  version: number;
  /** The language in which it was answered. */
  locale: Locale;
  answers: Answers;
  /** Version of the words at the box. */
  consentVersion: string;
};

export async function attachedTo(enquiryId: number): Promise<AttachedResult | undefined> {
  const { rows } = await database().query<AttachedResult>({
    name: 'attached-result',
    text: `select questionnaire, version, locale, answers, consent_version as "consentVersion"
           from tools.attached_results where enquiry_id = $1`,
    values: [enquiryId],
  });
  return rows[0];
}
