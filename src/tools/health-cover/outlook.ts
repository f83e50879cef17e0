import type { HealthResult } from './health-result.ts';
import { type GrowthCase, growthCases } from './steps.ts';

/**
 * How the need of a household grows with prices over the years, compared with the cover. The rule of half a year's income
 * does not follow prices and is left out.
 */
export type Outlook = {
  /** The cases in which prices rise, slowest first: the low one may stay at today's prices. */
  cases: readonly GrowthCase[];
  /** One a year, today's first: the need at each rate of growth. */
  years: readonly (Readonly<Record<GrowthCase, number>> & { year: number })[];
  /** Own cover, and the part of the employer's that counts. */
  inHand: number;
  /** With the likely sum added. */
  withMore: number;
  /** In which year it passes the cover, counted from today; nothing where it does not. */
  passes: Readonly<Partial<Record<GrowthCase, number>>>;
};

export function outlookOf({ estimate, numbers }: HealthResult): Outlook {
  const { policies, likely } = estimate;
  const needIn = (year: number, growth: GrowthCase) => {
    const factor = (1 + numbers[`growth-${growth}`] / 100) ** year;
    return policies.reduce((sum, { today }) => sum + Math.round(today * factor), 0);
  };
  const cases = growthCases.filter((growth) => growth === 'likely' || numbers[`growth-${growth}`] > 0);
  const years = Array.from({ length: numbers['outlook-years'] + 1 }, (_, year) => ({
    year,
    low: needIn(year, 'low'),
    likely: needIn(year, 'likely'),
    high: needIn(year, 'high'),
  }));
  const inHand = policies.reduce(
    (sum, { policy }) => sum + policy.ownCover + Math.round(policy.employerCover * numbers['employer-share']),
    0,
  );
  const withMore = inHand + likely.sum;
  const passes: Partial<Record<GrowthCase, number>> = {};
  for (const growth of growthCases) {
    const first = years.find((year) => year[growth] > withMore);
    if (first) passes[growth] = first.year;
  }
  return { cases, years, inHand, withMore, passes };
}
