import { exactSum } from '#ui/language/numbers.ts';
import type { ResultContext } from '../tool.ts';
import type { Estimate, PolicyEstimate } from './estimate.ts';
import type { HealthResult } from './health-result.ts';
import type { StepKey } from './steps.ts';
import type { TextKey } from './text-keys.ts';
import { perCent, textLookup } from './text-lookup.ts';

/** How much of the likely need, before cover in hand, is growth still to come: 0 to 1. */
export function growthShare({ policies }: Estimate): number {
  const grown = policies.map(({ likely, today }) => {
    const reached = (step: StepKey) => likely.steps.find(({ key }) => key === step)?.value;
    const byIncome = reached('income');
    const need = byIncome ?? reached('growth') ?? today;
    // Where income decided, prices moved nothing.
    return { need, growth: byIncome ? 0 : need - today };
  });
  const need = grown.reduce((sum, each) => sum + each.need, 0);
  return need > 0 ? grown.reduce((sum, each) => sum + each.growth, 0) / need : 0;
}

/** Explains the effect of the income rule; nothing where it decided, since a step says it then. */
export function incomeNote(
  { household, estimate, numbers }: HealthResult,
  context: Pick<ResultContext, 'content' | 'locale'>,
): string {
  const say = textLookup(context);
  if (household.income === 0) return say('income-declined');
  const decided = estimate.policies.some(hasIncomeDecided);
  const sum = exactSum(Math.round(household.income * numbers['income-share']), context.locale);
  const share = perCent(numbers['income-share'], context.locale);
  return decided ? '' : say('income-rule', { share, sum });
}

export function hasIncomeDecided({ likely }: PolicyEstimate): boolean {
  return likely.steps.some(({ key }) => key === 'income');
}

export function resultLabel({ policy, likely }: PolicyEstimate): TextKey {
  if (likely.sum === 0) return 'step-result-none';
  return policy.ownCover + policy.employerCover > 0 ? 'step-result' : 'step-result-new';
}
