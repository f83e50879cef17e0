/**
 * Figures for staff from the tools' tables: how far people came and what result they got, by version. No one can be
 * identified: pages are only counted, and deleted results were counted when they were deleted.
 */

import { database } from '#platform/database.ts';
import type { Answers, QuestionnaireKey } from '../engine/questionnaire.ts';

export type Figures = {
  /** Times that each page of questions was reached, by its key. */
  reached: Readonly<Record<string, number>>;
  finished: readonly Finished[];
};

/** Results that said the same, those that are gone among them. */
export type Finished = { band: string; isPartner: boolean; times: number };

/** An answer set that still lives, without its address: anyone who has that can read and forget the result. */
export type AnswerSet = {
  /** 1 for the newest: it has no other name here. */
  place: number;
  day: string;
  version: number;
  band: string;
  isPartner: boolean;
  answers: Answers;
};

export async function readFigures(key: QuestionnaireKey, version: number): Promise<Figures> {
  const [pages, results] = await Promise.all([
    database().query<{ page: string; times: number }>(
      `select page, sum(times)::int as times from tools.reached
        where questionnaire = $1 and version = $2 group by page`,
      [key, version],
    ),
    database().query<Finished>(
      `select band, is_partner as "isPartner", sum(times)::int as times
         from (select band, is_partner, count(*) as times from tools.results
                where questionnaire = $1 and version = $2 group by band, is_partner
               union all
               select band, is_partner, times from tools.finished
                where questionnaire = $1 and version = $2) as counted
        group by band, is_partner`,
      [key, version],
    ),
  ]);
  return {
    reached: Object.fromEntries(pages.rows.map(({ page, times }) => [page, times])),
    finished: results.rows.toSorted(byBand),
  };
}

/** How often an answer was given, in all. */
export type Answered = { question: string; option: string; times: number };

/** Sums up each answer of the survey, deleted sets included; for the other tools no such counts are kept. */
export async function readAnswered(key: QuestionnaireKey, version: number): Promise<Answered[]> {
  if (key !== 'fertility-survey') return [];
  const { rows } = await database().query<Answered>(
    `select question, option, sum(times)::int as times
       from (select answer.key as question, option, count(*) as times
               from tools.results, jsonb_each_text(answers) as answer,
                    string_to_table(answer.value, ',') as option
              where questionnaire = $1 and version = $2 and option <> '' group by 1, 2
             union all
             select question, option, times from tools.answered
              where questionnaire = $1 and version = $2) as counted
      group by 1, 2 order by 1, 3 desc, 2`,
    [key, version],
  );
  return rows;
}

/** The newest first: for staff who may read cases. */
export async function latestAnswerSets(key: QuestionnaireKey, max: number): Promise<AnswerSet[]> {
  const { rows } = await database().query<AnswerSet>(
    `select row_number() over (order by created_at desc)::int as place, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, version, band,
            is_partner as "isPartner", answers
       from tools.results where questionnaire = $1 order by place limit $2`,
    [key, max],
  );
  return rows;
}

/** `5-10` before `15-25`. */
function byBand(one: Finished, other: Finished): number {
  return one.band.localeCompare(other.band, 'en', { numeric: true });
}
