import type { PolicyEstimate } from './estimate.ts';
import type { Numbers } from './numbers.ts';
import { type GrowthCase, growthCases } from './steps.ts';

/**
 * How the need for one policy grows with prices over the years, compared with its cover: a policy pays for its own people
 * only. The rule of a share of income does not follow prices and is left out.
 */
export type Outlook = {
  /** The cases in which prices rise, slowest first: the low one may stay at today's prices. */
  cases: readonly GrowthCase[];
  /** One a year, today's first: the need at each rate of growth. */
  years: readonly (Readonly<Record<GrowthCase, number>> & { year: number })[];
  /** Own cover, and the part of the employer's that counts. */
  inHand: number;
  /** The employer's policy is larger than its part in `inHand`. */
  isCounted: boolean;
  /** With the likely sum added. */
  withMore: number;
  /** In which year it passes the cover, counted from today; nothing where it does not. */
  passes: Readonly<Partial<Record<GrowthCase, number>>>;
};

export function outlookOf({ policy, today, likely }: PolicyEstimate, numbers: Numbers): Outlook {
  const needIn = (year: number, growth: GrowthCase) =>
    Math.round(today * (1 + numbers[`growth-${growth}`] / 100) ** year);
  const cases = growthCases.filter((growth) => growth === 'likely' || numbers[`growth-${growth}`] > 0);
  const years = Array.from({ length: numbers['outlook-years'] + 1 }, (_, year) => ({
    year,
    low: needIn(year, 'low'),
    likely: needIn(year, 'likely'),
    high: needIn(year, 'high'),
  }));
  const counted = Math.round(policy.employerCover * numbers['employer-share']);
  const inHand = policy.ownCover + counted;
  const withMore = inHand + likely.sum;
  const passes: Partial<Record<GrowthCase, number>> = {};
  for (const growth of growthCases) {
    const first = years.find((year) => year[growth] > withMore);
    if (first) passes[growth] = first.year;
  }
  return { cases, years, inHand, isCounted: counted < policy.employerCover, withMore, passes };
}
