import { tiers } from './city-tier.ts';
import { estimateOf } from './estimate.ts';
import { ageBands, conditionGrades, type Household, rooms } from './household.ts';
import type { Numbers } from './numbers.ts';

/** "What moves it": each answer that could have been given instead, and the sums that it would have led to. */
export type MoveRow = { question: MoveQuestion; options: readonly MoveOption[] };

export type MoveOption = { key: string; change: Partial<Household> };

export const moveQuestions = [
  'city',
  'eldest',
  'adults',
  'children',
  'parents',
  'room',
  'conditions',
  'parents-conditions',
  'tobacco',
  'own-cover',
  'parents-cover',
  'employer-cover',
  'income',
] as const;
export type MoveQuestion = (typeof moveQuestions)[number];

const lakh = 100_000;
const people = [1, 2, 3, 4];

/** The rows that apply to a household, each with the answer that was given among its options. */
export function moveRows(household: Household): MoveRow[] {
  const hasFamily = household.adults > 0;
  const hasParents = household.parents > 0;
  const isOnePlace = !hasFamily || household.tier === household.parentsTier;
  const options: Record<MoveQuestion, MoveOption[]> = {
    city: tiers.map((tier) => ({ key: tier, change: isOnePlace ? { tier, parentsTier: tier } : { tier } })),
    eldest: hasFamily ? each('eldest', ageBands) : [],
    adults: hasFamily ? each('adults', people) : [],
    children: hasFamily ? each('children', [0, ...people]) : [],
    parents: hasParents ? each('parents', hasFamily ? [0, ...people] : people) : [],
    room: each('room', rooms),
    conditions: hasFamily ? each('condition', conditionGrades) : [],
    'parents-conditions': hasParents ? each('parentsCondition', conditionGrades) : [],
    tobacco: [
      { key: 'no', change: { usesTobacco: false } },
      { key: 'yes', change: { usesTobacco: true } },
    ],
    'own-cover': hasFamily ? sums('ownCover', household, [0, 5, 10, 25]) : [],
    'parents-cover': hasParents ? sums('parentsCover', household, [0, 3, 5, 10]) : [],
    'employer-cover': sums('employerCover', household, [0, 5, 10]),
    income: sums('income', household, [0, 25, 50, 100]),
  };
  return moveQuestions.flatMap((question) =>
    options[question].length > 0 ? [{ question, options: options[question] }] : [],
  );
}

function each<Name extends keyof Household>(name: Name, values: readonly Household[Name][]): MoveOption[] {
  return values.map((value) => ({ key: String(value), change: { [name]: value } }));
}

type SumName = 'ownCover' | 'parentsCover' | 'employerCover' | 'income';

/** A few round sums, and the one that was named. */
function sums(name: SumName, household: Household, lakhs: readonly number[]): MoveOption[] {
  const values = new Set([...lakhs.map((count) => count * lakh), household[name]]);
  return each(
    name,
    [...values].sort((a, b) => a - b),
  );
}

export function isGiven(household: Household, { change }: MoveOption): boolean {
  return Object.entries(change).every(([name, value]) => household[name as keyof Household] === value);
}

/** How far the likely sum moves over the options of a row, in rupees. */
export function reachOf({ options }: MoveRow, household: Household, numbers: Numbers): number {
  const likely = options.map(({ change }) => estimateOf({ ...household, ...change }, numbers).likely.sum);
  return Math.max(...likely) - Math.min(...likely);
}
