import type { HealthResult } from './health-result.ts';
import { type GrowthCase, growthCases } from './steps.ts';

/**
 * How the cost of one large stay grows over the years against the cover: the awning, and what stands in the rain above
 * it. The rule of half a year's income is no cost and stays out of it.
 */
export type Outlook = {
  /** One a year, today's first: what one large stay costs at each rate of growth. */
  years: readonly (Readonly<Record<GrowthCase, number>> & { year: number })[];
  /** Own cover, and the part of the employer's that counts. */
  inHand: number;
  /** With the likely sum beside it. */
  withMore: number;
  /** In which year it passes the cover, counted from today; nothing where it does not. */
  passes: Readonly<Partial<Record<GrowthCase, number>>>;
};

export function outlookOf({ estimate, numbers }: HealthResult): Outlook {
  const { policies, likely } = estimate;
  const costIn = (year: number, growth: GrowthCase) => {
    const factor = (1 + numbers[`growth-${growth}`] / 100) ** year;
    return policies.reduce((sum, { today }) => sum + Math.round(today * factor), 0);
  };
  const years = Array.from({ length: numbers['outlook-years'] + 1 }, (_, year) => ({
    year,
    low: costIn(year, 'low'),
    likely: costIn(year, 'likely'),
    high: costIn(year, 'high'),
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
  return { years, inHand, withMore, passes };
}
