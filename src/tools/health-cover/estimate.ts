import type { Household } from './household.ts';
import { type SumOnSale, sumOnSale } from './ladder.ts';
import type { Numbers } from './numbers.ts';
import { type Policy, policiesOf } from './policy.ts';
import { type GrowthCase, growthCases, type Step, stepsOf, stepsToday } from './steps.ts';

/** How much health cover a household may want besides what it has, policy by policy: the published formula, pure. */
export type Estimate = Readonly<Record<GrowthCase, SumOnSale>> &
  Split & { policies: readonly PolicyEstimate[] };

/** The likely sum as what is bought: a base, and a super top-up that pays above it. */
type Split = { base: number; topUp: number };

export type PolicyEstimate = Readonly<Record<GrowthCase, PolicyCase>> &
  Split & {
    policy: Policy;
    /** The need at today's prices, before the rule of income and the present cover. */
    today: number;
  };

/** The last step is what is wanted; the sum is what can be bought for it. */
type PolicyCase = SumOnSale & { steps: readonly Step[]; wanted: number };

export function estimateOf(household: Household, numbers: Numbers): Estimate {
  const policies = policiesOf(household).map((policy) => policyEstimate(policy, numbers));
  const [low, likely, high] = growthCases.map((growth): SumOnSale => {
    const cases = policies.map((policy) => policy[growth]);
    return { sum: total(cases.map(({ sum }) => sum)), isOver: cases.some(({ isOver }) => isOver) };
  }) as [SumOnSale, SumOnSale, SumOnSale];
  return {
    low,
    likely,
    high,
    base: total(policies.map(({ base }) => base)),
    topUp: total(policies.map(({ topUp }) => topUp)),
    policies,
  };
}

function policyEstimate(policy: Policy, numbers: Numbers): PolicyEstimate {
  const [low, likely, high] = growthCases.map((growth): PolicyCase => {
    const steps = stepsOf(policy, numbers, growth);
    const wanted = steps.at(-1)?.value ?? 0;
    return { steps, wanted, ...sumOnSale(wanted, numbers) };
  }) as [PolicyCase, PolicyCase, PolicyCase];
  const today = stepsToday(policy, numbers).at(-1)?.value ?? 0;
  return { policy, today, low, likely, high, ...splitOf(policy, likely.sum, numbers) };
}

/** A policy in hand stays the base; without one the base is the least cover advised for one adult in the city. */
function splitOf({ ownCover, tier }: Policy, likely: number, numbers: Numbers): Split {
  if (ownCover > 0) return { base: ownCover, topUp: likely };
  const base = Math.min(likely, sumOnSale(numbers[`start-${tier}`], numbers).sum);
  return { base, topUp: likely - base };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
