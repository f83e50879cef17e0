import type { FormWords } from '#forms/words.ts';
import { shortLabel } from '#forms/words.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { textOf, wordsOf } from '../engine/content-of.ts';
import type { ResultContext } from '../tool.ts';
import type { HealthResult } from './health-result.ts';
import { healthMessages } from './messages/messages.ts';
import { type MoveOption, type MoveQuestion, type MoveRow, moveRows, reachOf } from './moves.ts';
import { textLookup } from './text-lookup.ts';
import type { WhatMovesItProps } from './what-moves-it.tsx';

type Context = Pick<ResultContext, 'content' | 'locale'>;

/** "What moves it" as plain data, its words among them: what the island is given. */
export function movesInWords(
  { household, numbers }: HealthResult,
  context: Context,
): { heading: string; props: WhatMovesItProps } {
  const { content, locale } = context;
  const words = wordsOf(content);
  const text = healthMessages(locale);
  const rows = moveRows(household);
  const labelled = rows.map((row) => ({
    question: row.question,
    label: shortLabel(words, row.question),
    options: row.options.map((option) => ({
      ...option,
      label: labelOf({ row, option }, words, context),
    })),
  }));
  const say = textLookup(context);
  const moving = rows
    .map((row) => ({ label: shortLabel(words, row.question), reach: reachOf(row, household, numbers) }))
    .filter(({ reach }) => reach > 0)
    .sort((a, b) => b.reach - a.reach);
  return {
    heading: headingOf(
      moving.map(({ label }) => label),
      say,
    ),
    props: {
      household,
      numbers,
      rows: labelled,
      words: {
        cases: text.cases,
        now: say('moves-now'),
        yours: text.moves.yours,
        reset: text.moves.reset,
        over: textOf(content, 'over'),
        nothing: say('step-result-none'),
      },
      locale,
    },
  };
}

function headingOf([first, second]: readonly string[], say: ReturnType<typeof textLookup>): string {
  if (!first) return say('moves-heading-none');
  return second ? say('moves-heading', { first, second }) : say('moves-heading-one', { first });
}

const ofSums: readonly MoveQuestion[] = ['own-cover', 'parents-cover', 'employer-cover'];

function labelOf(
  { row: { question }, option: { key } }: { row: MoveRow; option: MoveOption },
  words: FormWords,
  context: Context,
): string {
  const say = textLookup(context);
  if (question === 'city') return say(`moves-${key}` as 'moves-metro');
  if (question === 'conditions' || question === 'parents-conditions')
    return say(`moves-condition-${key}` as 'moves-condition-none');
  if (question === 'income' && key === '0') return say('moves-income-none');
  if (ofSums.includes(question) && key === '0') return say('moves-no-cover');
  if (question === 'parents' && key === '0') return say('moves-no-cover');
  const label = words[question]?.options?.[key];
  return label ?? roughSum(Number(key), context.locale);
}
