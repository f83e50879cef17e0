import type { ResultContext } from '../tool.ts';
import type { HealthResult } from './health-result.ts';
import { notesOf } from './notes.ts';
import { stepLines } from './step-lines.ts';
import { textLookup } from './text-lookup.ts';

type SentStep = { key: string; label: string; value: number; unit: 'rupees' };

/**
 * The answer of `health_calculator`, in whole rupees. Each step is the amount that the next one starts from; where
 * parents have a policy of their own its steps follow under keys of their own, and the last line is both together.
 */
export function healthAsJson(result: HealthResult, context: ResultContext): Record<string, unknown> {
  const { estimate } = result;
  const { low, likely, high, base, topUp } = estimate;
  return {
    low: low.sum,
    likely: likely.sum,
    high: high.sum,
    base,
    top_up: topUp,
    steps: stepsAsSent(result, context),
    notes: notesOf(result, context),
  };
}

function stepsAsSent({ estimate, numbers }: HealthResult, context: ResultContext): SentStep[] {
  const { policies, likely } = estimate;
  const isOne = policies.length === 1;
  const steps = policies.flatMap((policy) =>
    stepLines(policy, 'likely', { ...context, numbers }).map(
      ({ key, label, value }): SentStep => ({
        key: isOne ? key : `${policy.policy.who}-${key}`,
        label,
        value,
        unit: 'rupees',
      }),
    ),
  );
  if (isOne) return steps;
  const label = textLookup(context)('step-total');
  return [...steps, { key: 'total', label, value: likely.sum, unit: 'rupees' }];
}
