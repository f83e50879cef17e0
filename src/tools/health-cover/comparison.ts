import { exactSum } from '#ui/language/numbers.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import { parameterValue } from '../engine/content-of.ts';
import type { ResultContext } from '../tool.ts';
import { coverInHand, type HealthResult } from './health-result.ts';
import type { TextKey } from './text-keys.ts';
import { perCent, textLookup } from './text-lookup.ts';

/** The honest counterweights: what claims mostly come to, and what others buy. */
export type Comparison = {
  bars: { sum: number; figure: string; text: string }[];
  bought: { share: number; figure: string; text: string }[];
};

const mix = ['bought-under-10', 'bought-10-15', 'bought-15-25', 'bought-over-25'] as const;

export function comparisonOf(
  result: HealthResult,
  context: Pick<ResultContext, 'content' | 'locale'>,
): Comparison {
  const { content, locale } = context;
  const say = textLookup(context);
  const { likely } = result.estimate;
  const bar = (sum: number, key: TextKey, values = {}) => ({
    sum,
    figure: sum < 100_000 ? exactSum(sum, locale) : roughSum(sum, locale),
    text: say(key, values),
  });
  const cover =
    likely.sum > 0 ? bar(likely.sum, 'against-likely') : bar(coverInHand(result), 'against-likely-hand');
  const rareShare = perCent(parameterValue(content, 'rare-claim-share'), locale);
  return {
    bars: [
      bar(parameterValue(content, 'average-claim'), 'against-average'),
      bar(parameterValue(content, 'rare-claim'), 'against-rare', { share: rareShare }),
      cover,
    ],
    bought: mix.map((key) => {
      const share = parameterValue(content, key);
      return { share, figure: `${perCent(share, locale)}%`, text: say(key) };
    }),
  };
}
