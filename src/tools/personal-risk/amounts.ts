import { keysIn } from '#forms/form.ts';
import { parameterOf, parameterValue } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { PersonalQuestion } from './personal-risk.questionnaire.ts';

/**
 * The need of a house and the cover in hand, where both can be counted. Every number is among the version's
 * parameters, with its source.
 */
export type Amounts = {
  unit: AmountUnit;
  /** Nothing where the visitor declined a question that it depends on; `any` where any cover will do. */
  need: number | 'any' | undefined;
  /** Nothing where it is not known. */
  have: number | undefined;
};

export type AmountUnit = 'rupees' | 'months' | 'parts';

export type Given = Readonly<Partial<Record<PersonalQuestion, string>>>;
type Numbers = Pick<VersionContent, 'parameters'>;

/** The cover that a household needs until the next review. The formula of the health calculator, likely case. */
export function healthAmounts(given: Given, numbers: Numbers): Amounts {
  const { adults, children } = peopleIn(given.household ?? '', parameterValue(numbers, 'children-counted'));
  const people =
    1 + parameterValue(numbers, 'further-adult') * (adults - 1) + parameterValue(numbers, 'child') * children;
  const need = needOfOne(given, numbers) * parameterValue(numbers, `age-${given.eldest}`) * people;
  const [own, employer] = [figure(given['own-health']), figure(given['employer-health'])];
  const isKnown = own !== undefined && employer !== undefined;
  const have = isKnown ? own + parameterValue(numbers, 'employer-share') * employer : undefined;
  return { unit: 'rupees', need, have };
}

export function parentsAmounts(given: Given, numbers: Numbers): Amounts {
  const others = parameterValue(numbers, 'parents-counted') - 1;
  const age = parameterValue(numbers, given.parents === 'from-60' ? 'age-61-up' : 'age-46-60');
  const need = needOfOne(given, numbers) * age * (1 + parameterValue(numbers, 'further-adult') * others);
  return { unit: 'rupees', need, have: figure(given['parents-health']) };
}

/** Where someone else earns there is no income to count in: any cover of their own will do. */
export function lifeAmounts(given: Given, numbers: Numbers): Amounts {
  return { unit: 'rupees', need: years('life-years', given, numbers), have: figure(given['life-cover']) };
}

export function illnessAmounts(given: Given, numbers: Numbers): Amounts {
  return {
    unit: 'rupees',
    need: years('illness-years', given, numbers),
    have: figure(given['illness-cover']),
  };
}

/** The lower mark where two incomes, or one that no job carries, come in; else the upper. */
export function emergencyAmounts(given: Given, numbers: Numbers): Amounts {
  const mark = given.earns === 'shared' || given.earns === 'pension' ? 'emergency-low' : 'emergency-high';
  return { unit: 'months', need: parameterValue(numbers, mark), have: figure(given['emergency-money']) };
}

export function guardAmounts({ guards }: Given, numbers: Numbers): Amounts {
  return { unit: 'parts', need: parameterValue(numbers, 'guards-wanted'), have: ticked(guards) };
}

export function paperAmounts({ papers }: Given, numbers: Numbers): Amounts {
  return { unit: 'parts', need: parameterValue(numbers, 'papers-wanted'), have: ticked(papers) };
}

/** The first version took the least cover that is advised for the cost of a hospital stay, and called it so. */
function needOfOne({ place }: Given, numbers: Numbers): number {
  const growth = 1 + parameterValue(numbers, 'growth') / 100;
  const start = parameterOf(numbers.parameters, `start-${place}`, `stay-${place}`).value;
  return start * growth ** parameterValue(numbers, 'growth-years');
}

function years(key: string, { earns, income }: Given, numbers: Numbers): Amounts['need'] {
  if (earns === 'other') return 'any';
  const yearly = figure(income);
  return yearly === undefined ? undefined : yearly * parameterValue(numbers, key);
}

function peopleIn(household: string, several: number): { adults: number; children: number } {
  return {
    adults: household.startsWith('couple') ? 2 : 1,
    children: household.endsWith('-children') ? several : household.endsWith('-child') ? 1 : 0,
  };
}

function ticked(answer = ''): number | undefined {
  const keys = keysIn(answer);
  if (keys.length === 0 || keys.includes('prefer-not')) return undefined;
  return keys.filter((key) => key !== 'none').length;
}

/** A sum or a count is its own key; every other answer is none. */
function figure(answer = ''): number | undefined {
  return /^\d+$/.test(answer) ? Number(answer) : undefined;
}
