/**
 * Answers of a visitor without JavaScript, from one page of questions to the next, under a number in a cookie. Who
 * has a script keeps them in the browser instead.
 */

import type { FormValues } from '#forms/form.ts';
import { database } from '#platform/database.ts';
import { newKey } from '#platform/ids.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';

const keptFor = '24 hours';
const idPattern = /^[\w-]{22}$/;

export async function readDraft(
  id: string,
  questionnaire: QuestionnaireKey,
): Promise<FormValues | undefined> {
  if (!idPattern.test(id)) return undefined;
  const { rows } = await database().query<{ answers: FormValues }>(
    `select answers from tools.drafts
      where id = $1 and questionnaire = $2 and created_at > now() - interval '${keptFor}'`,
    [id, questionnaire],
  );
  return rows[0]?.answers;
}

/** @param id of the draft so far; without one a new draft begins. @returns the draft's id */
export async function writeDraft(draft: {
  id: string | undefined;
  questionnaire: QuestionnaireKey;
  answers: FormValues;
}): Promise<string> {
  const { questionnaire, answers } = draft;
  const isOurs = draft.id !== undefined && idPattern.test(draft.id);
  const id = isOurs && draft.id ? draft.id : newKey(16);
  // The id of another questionnaire's draft, or of one whose time is over, makes a draft of its own.
  const { rowCount } = await database().query(
    `insert into tools.drafts (id, questionnaire, answers) values ($1, $2, $3)
     on conflict (id) do update set answers = excluded.answers
      where tools.drafts.questionnaire = excluded.questionnaire
        and tools.drafts.created_at > now() - interval '${keptFor}'`,
    [id, questionnaire, JSON.stringify(answers)],
  );
  return rowCount === 1 ? id : writeDraft({ id: undefined, questionnaire, answers });
}

export async function deleteDraft(id: string): Promise<void> {
  if (idPattern.test(id)) await database().query('delete from tools.drafts where id = $1', [id]);
}

export async function deleteExpiredDrafts(): Promise<void> {
  await database().query(`delete from tools.drafts where created_at < now() - interval '${keptFor}'`);
}
