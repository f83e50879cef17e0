import type { NumberKey, Numbers } from './numbers.ts';
import type { Policy } from './policy.ts';

/**
 * How a policy's sum comes about, step by step. Each step is an amount in whole rupees that the next one starts from,
 * so that they add up to the rupee. The model and its parameters are those that /how-we-calculate prints.
 */
export type Step = {
  key: StepKey;
  /** The amount reached with this step. */
  value: number;
  /** The parameter that moved it; none for a sum that the visitor has named. */
  parameter?: NumberKey | 'ladder';
};

export type StepKey =
  | 'start'
  | 'room'
  | 'age'
  | 'tobacco'
  | 'condition'
  | 'adults'
  | 'children'
  | 'growth'
  | 'income'
  | 'own'
  | 'employer';

export const growthCases = ['low', 'likely', 'high'] as const;
export type GrowthCase = (typeof growthCases)[number];

type Change = { key: StepKey; parameter?: NumberKey; change: (before: number) => number };

/** The cover advised for one adult, adjusted for these people: × room × age × habits × illness, and each person more. */
function changesToday(policy: Policy, numbers: Numbers): Change[] {
  const { condition, adults, children } = policy;
  return [
    times(numbers, 'room', `room-${policy.room}`),
    times(numbers, 'age', `age-${policy.eldest}`),
    ...(policy.usesTobacco ? [times(numbers, 'tobacco', 'tobacco')] : []),
    ...(condition === 'none' ? [] : [times(numbers, 'condition', `condition-${condition}`)]),
    ...people(numbers, adults, children),
  ];
}

/** The shares of further people are all of the first person's amount, so both look at the one before the adults. */
function people(numbers: Numbers, adults: number, children: number): Change[] {
  const furtherAdults = 1 + numbers['further-adult'] * (adults - 1);
  const all = furtherAdults + numbers.child * children;
  const byAdults: Change = {
    key: 'adults',
    parameter: 'further-adult',
    change: (first) => first * furtherAdults,
  };
  const byChildren: Change = {
    key: 'children',
    parameter: 'child',
    change: (before) => (before / furtherAdults) * all,
  };
  return [...(adults > 1 ? [byAdults] : []), ...(children > 0 ? [byChildren] : [])];
}

function times(numbers: Numbers, key: StepKey, parameter: NumberKey): Change {
  return { key, parameter, change: (before) => before * numbers[parameter] };
}

/** Returns the steps to a policy's need at today's prices, from what is advised for one adult in their city. */
export function stepsToday(policy: Policy, numbers: Numbers): Step[] {
  const parameter = `start-${policy.tier}` as const;
  const start: Step = { key: 'start', value: Math.round(numbers[parameter]), parameter };
  return changesToday(policy, numbers).reduce((steps, change) => moved(steps, change), [start]);
}

/** From the need at today's prices to what is wanted besides the present cover, for one case of growth. */
export function stepsOf(policy: Policy, numbers: Numbers, growth: GrowthCase): Step[] {
  const rate = 1 + numbers[`growth-${growth}`] / 100;
  const half = Math.round(policy.income * numbers['income-share']);
  const counted = Math.round(policy.employerCover * numbers['employer-share']);
  const changes: Change[] = [
    {
      key: 'growth',
      parameter: `growth-${growth}`,
      change: (before) => before * rate ** numbers[`years-${growth}`],
    },
    { key: 'income', parameter: 'income-share', change: (before) => Math.max(before, half) },
    { key: 'own', change: (before) => Math.max(0, before - policy.ownCover) },
    {
      key: 'employer',
      parameter: 'employer-share',
      change: (before) => Math.max(0, before - counted),
    },
  ];
  return changes.reduce(moved, stepsToday(policy, numbers));
}

/** A step that moves nothing is none. */
function moved(steps: Step[], { change, ...step }: Change): Step[] {
  const before = steps.at(-1)?.value ?? 0;
  const value = Math.round(change(before));
  return value === before ? steps : [...steps, { ...step, value }];
}
