/**
 * Answer sets with a result, each under an address that no one can guess. They carry no name. They are deleted
 * when their time is over, or when anyone who has the address asks; then they are counted, and nothing else stays.
 */

import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { database } from '#platform/database.ts';
import { newKey } from '#platform/ids.ts';
import { inBatches } from '#platform/in-batches.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Answers, QuestionnaireKey } from '../engine/questionnaire.ts';

export type NewResult = {
  questionnaire: QuestionnaireKey;
  /** Number of the version that was answered. */
  version: number;
  locale: Locale;
  answers: Answers;
  /** Given on the partners' pages. */
  isPartner: boolean;
  /** `bandOf` of its tool. */
  band: string;
};

export type StoredResult = NewResult & { id: string; createdAt: Date; expiresAt: Date };

const idBytes = 16;
const idPattern = /^[\w-]{22}$/;

/** @returns the result's id: 128 bits by chance, as 22 characters of an address */
export async function saveResult(result: NewResult): Promise<string> {
  const id = newKey(idBytes);
  await insert({ id, ...result });
  return id;
}

const insert = inBatches((results: readonly (NewResult & { id: string })[]) =>
  database().query({
    name: 'save-results',
    text: `insert into tools.results (id, questionnaire, version, locale, answers, band, is_partner)
           select id, questionnaire, version, locale, answers, band, "isPartner" from jsonb_to_recordset($1) as new
                  (id text, questionnaire text, version int, locale text, answers jsonb, band text, "isPartner" boolean)`,
    values: [JSON.stringify(results)],
  }),
);

/** Nothing when there is none of that id, or its time is over. */
export async function findResult(id: string): Promise<StoredResult | undefined> {
  if (!idPattern.test(id)) return undefined;
  const { rows } = await database().query<StoredResult>({
    name: 'find-result',
    text: `select id, questionnaire, version, locale, answers, band, is_partner as "isPartner",
                  created_at as "createdAt", created_at + make_interval(days => $2) as "expiresAt"
             from tools.results where id = $1 and created_at > now() - make_interval(days => $2)`,
    values: [id, await resultDays()],
  });
  return rows[0];
}

/** @returns false when there was none */
export async function deleteResult(id: string): Promise<boolean> {
  if (!idPattern.test(id)) return false;
  const { rowCount } = await database().query('delete from tools.results where id = $1', [id]);
  return rowCount === 1;
}

/** Deletes what is older than the setting says. */
export async function deleteExpiredResults(): Promise<void> {
  const days = await resultDays();
  if (!Number.isInteger(days) || days < 1) throw new Error('The setting resultDays is not a number of days.');
  await database().query(`delete from tools.results where created_at < now() - make_interval(days => $1)`, [
    days,
  ]);
}

/** Days for which a result can be opened: a setting, also shown to visitors. */
export async function resultDays(): Promise<number> {
  return (await readSettings()).resultDays;
}
