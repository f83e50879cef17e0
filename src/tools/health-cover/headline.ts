import type { Locale } from '#ui/language/locales.ts';
import { roughRange, roughSum } from '#ui/language/rough-sums.ts';
import { parameterValue } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { Estimate } from './estimate.ts';
import type { SumOnSale } from './ladder.ts';
import { growthCases } from './steps.ts';
import type { TextKey } from './text-keys.ts';
import { perCent, type TextLookup, textLookup } from './text-lookup.ts';

/** The finding in a line, and what lies behind it in the next. */
type Finding = { headline: string; lead: string };

type Words = { content: Pick<VersionContent, 'texts' | 'parameters'>; locale: Locale };

export function findingOf(estimate: Estimate, words: Words): Finding {
  const { locale } = words;
  const say = textLookup(words);
  const { low, likely, high, policies } = estimate;
  const [lowWanted = 0, likelyWanted = 0, highWanted = 0] = growthCases.map((growth) =>
    policies.reduce((sum, policy) => sum + policy[growth].wanted, 0),
  );
  const found = {
    low: roughSum(lowWanted, locale),
    likely: roughSum(likelyWanted, locale),
    high: roughSum(highWanted, locale),
    tolerance: perCent(parameterValue(words.content, 'ladder-tolerance'), locale),
  };
  if (high.sum === 0) return { headline: say('headline-none'), lead: say('lead-none') };
  const hasCover = policies.some(({ policy }) => policy.ownCover + policy.employerCover > 0);
  const [alone, besides]: [TextKey, TextKey] = high.isOver
    ? ['lead-over', 'lead-over-more']
    : ['lead', 'lead-more'];
  const lead = say(hasCover ? besides : alone, found);
  const values = {
    range: roughRange([low.sum, high.sum], locale),
    low: roughSum(low.sum, locale),
    likely: inWords(likely, say, locale),
    high: inWords(high, say, locale),
    sum: roughSum(likely.sum, locale),
  };
  return { headline: say(`headline-${shapeOf(estimate)}-${hasCover ? 'more' : 'new'}`, values), lead };
}

/** How the three sums lie to each other decides how they are said. */
function shapeOf({ low, likely, high }: Estimate) {
  if (likely.sum === 0) return 'perhaps';
  if (likely.isOver) return 'over';
  if (high.isOver) return 'up-to-over';
  return low.sum === high.sum ? 'one' : 'range';
}

/** A sum above the ladder's largest is described as such. */
export function inWords({ sum, isOver }: SumOnSale, say: TextLookup, locale: Locale): string {
  const words = roughSum(sum, locale);
  return isOver ? say('over', { sum: words }) : words;
}
