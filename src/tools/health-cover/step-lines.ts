import { exactSum, inFigures } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { wordsOf } from '../engine/content-of.ts';
import type { ResultContext } from '../tool.ts';
import type { PolicyEstimate } from './estimate.ts';
import { type Numbers, numberOf } from './numbers.ts';
import type { GrowthCase, Step } from './steps.ts';
import { perCent, type TextLookup, textLookup } from './text-lookup.ts';

/** A line of "how we got there": what it is called, who says so, what it changes and what has been reached. */
export type StepLine = {
  key: string;
  label: string;
  source: string;
  /** Rupees. */
  change: number;
  value: number;
};

export type StepContext = Pick<ResultContext, 'content' | 'locale'> & { numbers: Numbers };

/** The steps in words, down to the sum on sale; the last one's value is the result. */
export function stepLines(estimate: PolicyEstimate, growth: GrowthCase, context: StepContext): StepLine[] {
  const { content } = context;
  const { steps, wanted, sum } = estimate[growth];
  const say = textLookup(context);
  const lines = steps.map((step, index): StepLine => {
    const source = step.parameter
      ? numberOf(content.parameters, step.parameter).source
      : say('step-own-source');
    const change = step.value - (steps[index - 1]?.value ?? 0);
    return { key: step.key, label: labelOf(step, estimate, context), source, change, value: step.value };
  });
  if (wanted === 0) return lines;
  const ladder: StepLine = {
    key: 'ladder',
    label: ladderLabel(estimate[growth], say, context),
    source: numberOf(content.parameters, 'ladder').source,
    change: sum - wanted,
    value: sum,
  };
  return [...lines, ladder];
}

function ladderLabel(
  { wanted, sum, isOver }: PolicyEstimate[GrowthCase],
  say: TextLookup,
  context: StepContext,
): string {
  if (isOver) return say('step-ladder-over');
  if (sum > wanted) return say('step-ladder');
  const share = perCent(context.numbers['ladder-tolerance'], context.locale);
  return sum < wanted ? say('step-ladder-down', { share }) : say('step-ladder-same');
}

function labelOf({ key, parameter }: Step, { policy }: PolicyEstimate, context: StepContext): string {
  const { content, locale, numbers } = context;
  const say = textLookup(context);
  const words = wordsOf(content);
  const factor = parameter && parameter !== 'ladder' ? inFigures(numbers[parameter], locale) : '';
  const share = parameter && parameter !== 'ladder' ? perCent(numbers[parameter], locale) : '';
  const labels: Record<Step['key'], () => string> = {
    start: () => say(`step-start-${policy.tier}`),
    room: () => say('step-room', { option: words.room?.options?.[policy.room] ?? '', factor }),
    age: () => say('step-age', { option: words.eldest?.options?.[policy.eldest] ?? '', factor }),
    tobacco: () => say('step-tobacco', { factor }),
    condition: () =>
      say(policy.condition === 'serious' ? 'step-condition-serious' : 'step-condition-treated', { factor }),
    adults: () => say('step-adults', { count: policy.adults, share }),
    children: () => say('step-children', { count: policy.children, share }),
    growth: () => say('step-growth', { rate: factor, years: yearsOf(parameter, numbers) }),
    income: () => say('step-income', { share }),
    own: () =>
      say(policy.who === 'family' ? 'step-own' : 'step-own-parents', {
        sum: exactSum(policy.ownCover, locale),
      }),
    employer: () => say('step-employer', { sum: roughSum(policy.employerCover, locale), share }),
  };
  return labels[key]();
}

function yearsOf(parameter: Step['parameter'], numbers: Numbers): number {
  if (parameter === 'growth-low') return numbers['years-low'];
  return parameter === 'growth-high' ? numbers['years-high'] : numbers['years-likely'];
}
