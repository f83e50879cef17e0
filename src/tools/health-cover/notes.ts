import { exactSum } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { parameterValue } from '../engine/content-of.ts';
import type { ResultContext } from '../tool.ts';
import type { HealthResult } from './health-result.ts';
import { billsAsLines, hospitalBills } from './hospital-bills.ts';
import { employerValues, growthValues, textLookup } from './text-lookup.ts';

/** Notes that must go with the figures: as sentences, for the page, the report and callers of the endpoint. */
type Context = Pick<ResultContext, 'content' | 'locale'>;

export function notesOf(result: HealthResult, context: Context): string[] {
  const { household, numbers } = result;
  const say = textLookup(context);
  const average = exactSum(parameterValue(context.content, 'average-claim'), context.locale);
  return [
    ...illnessNote(result, context),
    ...overNote(result, context),
    ...(household.employerCover > 0 ? [say('note-employer', employerValues(numbers, context.locale))] : []),
    ...(household.income === 0 ? [say('income-declined')] : []),
    ...billNotes(result, context),
    say('note-average', { sum: average }),
    say('note-opinion'),
    say('not-advice'),
  ];
}

/** The published bills with the words that qualify them. */
function billNotes(result: HealthResult, context: Context): string[] {
  const pays = hospitalBills(result, context);
  return pays ? [pays.intro, ...billsAsLines(pays, context.locale), ...pays.notes] : [];
}

export function illnessNote({ household }: HealthResult, context: Context): string[] {
  const { adults, parents, condition, parentsCondition } = household;
  const isDeclared = (adults > 0 && condition !== 'none') || (parents > 0 && parentsCondition !== 'none');
  const sum = (key: string) => roughSum(parameterValue(context.content, key), context.locale);
  const values = { low: sum('illness-low'), high: sum('illness-high') };
  return isDeclared ? [textLookup(context)('note-illness', values)] : [];
}

/** How to read the umbrellas, where any is drawn. */
export function umbrellaNote({ estimate, numbers }: HealthResult, context: Context): string[] {
  const isDrawn = estimate.policies.some(({ high }) => high.sum > 0);
  return isDrawn ? [textLookup(context)('sums-note', growthValues(numbers, context.locale))] : [];
}

export function overNote({ estimate, numbers }: HealthResult, context: Context): string[] {
  const largest = roughSum(numbers.ladder.at(-1) ?? 0, context.locale);
  return estimate.high.isOver ? [textLookup(context)('note-over', { sum: largest })] : [];
}
