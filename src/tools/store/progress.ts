import { database } from '#platform/database.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';

/** How many reached a page of questions, for the staff: a day, a page, a number, and no one. */
export async function countProgress(reached: {
  questionnaire: QuestionnaireKey;
  version: number;
  page: string;
}): Promise<void> {
  const { questionnaire, version, page } = reached;
  await database().query(
    `insert into tools.reached (day, questionnaire, version, page, times)
     values ((now() at time zone 'Asia/Kolkata')::date, $1, $2, $3, 1)
     on conflict (day, questionnaire, version, page) do update set times = tools.reached.times + 1`,
    [questionnaire, version, page],
  );
}
