import { roughSum } from '#ui/language/rough-sums.ts';
import type { ResultContext } from '../tool.ts';
import { type SharedBills, sharedBills } from './bills.ts';
import type { Estimate, PolicyEstimate } from './estimate.ts';
import type { HealthResult } from './health-result.ts';
import { healthMessages } from './messages/messages.ts';
import type { BillsPicture } from './pictures/bills-scene.ts';
import type { TextKey } from './text-keys.ts';
import { type TextLookup, textLookup } from './text-lookup.ts';

/** Base and super top-up in words: what to keep, what to lay over it, and an example of a year with three bills. */
export type SplitInWords = {
  heading: string;
  /** One a policy. */
  advice: { who: PolicyEstimate['policy']['who']; text: string }[];
  more: string[];
  example?: { text: string; picture: BillsPicture };
};

type Context = Pick<ResultContext, 'content' | 'locale'>;

export function splitInWords({ estimate, household }: HealthResult, context: Context): SplitInWords {
  const { locale } = context;
  const say = textLookup(context);
  const { policies } = estimate;
  const layered = policies.find((policy) => policy.base > 0 && policy.topUp > 0);
  const isLeftToEmployer = policies.some(({ policy, base }) => policy.employerCover > 0 && base === 0);
  return {
    heading: say(headingKey(estimate)),
    advice: policies.map((policy) => ({ who: policy.policy.who, text: adviceOf(policy, say, locale) })),
    more: [
      ...(layered ? [say('split-plain'), say('split-waits')] : []),
      ...(household.employerCover > 0
        ? [say(isLeftToEmployer ? 'split-employer-later' : 'split-employer')]
        : []),
    ],
    ...(layered && { example: exampleOf(sharedBills(layered), say, locale) }),
  };
}

function headingKey({ policies, likely, topUp }: Estimate): TextKey {
  if (policies.every(({ policy }) => policy.ownCover > 0)) return 'split-heading-keep';
  if (likely.sum === 0) return 'split-heading-nothing';
  if (policies.some(({ policy }) => policy.ownCover > 0)) return 'split-heading-mixed';
  if (topUp > 0) return 'split-heading-new';
  return policies.length > 1 ? 'split-heading-base-each' : 'split-heading-base';
}

function adviceOf(estimate: PolicyEstimate, say: TextLookup, locale: Context['locale']): string {
  const values = {
    base: roughSum(estimate.base, locale),
    topUp: roughSum(estimate.topUp, locale),
    sum: roughSum(estimate.likely.sum, locale),
  };
  const isInHand = estimate.policy.ownCover > 0;
  if (isInHand) return say(estimate.topUp > 0 ? 'split-keep' : 'split-none', values);
  if (estimate.base === 0) return say('split-nothing');
  return say(estimate.topUp > 0 ? 'split-new' : 'split-base', values);
}

function exampleOf(shared: SharedBills, say: TextLookup, locale: Context['locale']) {
  const wordOf = (sum: number) => roughSum(sum, locale);
  const [first, second, third] = shared.bills.map(wordOf);
  const text = say('split-example', {
    first: first ?? '',
    second: second ?? '',
    third: third ?? '',
    base: wordOf(shared.base),
    paid: wordOf(shared.topUpPays),
    left: wordOf(shared.left),
  });
  return { text, picture: { shared, wordOf, words: healthMessages(locale).split } };
}
