import { roughSum } from '#ui/language/rough-sums.ts';
import { parameterOf, parameterValue } from '../engine/content-of.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import type { ResultContext } from '../tool.ts';
import { type Rain, rainAt } from './assess-house.ts';
import type { CorporateHouse } from './assessed-houses.ts';
import { inFigures } from './in-figures.ts';
import { corporateMessages } from './messages/messages.ts';
import { shareOf } from './risk-in-words.ts';

/**
 * The heat map as rain: five rows of likelihood, five columns of consequence, in each field the houses that are
 * there. An unknown answer is on no field.
 */
export type RainField = { consequence: number; rain: Rain; houses: readonly CorporateHouse[] };
export type RainRow = { likelihood: number; fields: readonly RainField[] };

const levels = [1, 2, 3, 4, 5];

export function onTheMap(houses: readonly CorporateHouse[]): CorporateHouse[] {
  return houses.filter(({ state, risk }) => risk && state !== 'unknown');
}

/** The likeliest first. */
export function rainRows(houses: readonly CorporateHouse[], content: VersionContent): RainRow[] {
  const standing = onTheMap(houses);
  return [...levels].reverse().map((likelihood) => ({
    likelihood,
    fields: levels.map((consequence) => ({
      consequence,
      rain: rainAt(likelihood * consequence, content),
      houses: standing.filter(
        ({ risk }) => risk?.likelihood === likelihood && risk.consequence === consequence,
      ),
    })),
  }));
}

/** How many are in heavy rain, and how many of these have no insurance at all. */
export function inHeavyRain(
  houses: readonly CorporateHouse[],
  content: VersionContent,
): { count: number; bare: number } {
  const heavy = onTheMap(houses).filter(({ risk }) =>
    ['heavy', 'very-heavy'].includes(rainAt(risk?.inherent ?? 0, content)),
  );
  return { count: heavy.length, bare: heavy.filter(({ insured }) => insured === 'no').length };
}

/** Likelihood times consequence, from which on it rains so. */
export function leastOf(rain: Rain, content: VersionContent): number {
  return rain === 'light' ? 1 : parameterValue(content, `${rain}-from`);
}

/** A round turnover of the band that was answered; nothing where it was not said. */
export function roundTurnover(
  { turnover = '' }: Answers,
  { parameters }: VersionContent,
): number | undefined {
  const isKnown = parameters.some(({ key }) => key === `turnover-${turnover}`);
  return isKnown ? parameterOf(parameters, `turnover-${turnover}`).value : undefined;
}

/** The columns' heads: the share, and what it is in rupees. */
export function columnHeads({ answers, content, locale }: Omit<ResultContext, 'hrefOf'>): Head[] {
  const { map } = corporateMessages(locale);
  const turnover = roundTurnover(answers, content);
  return levels.map((level) => {
    const { from, to } = shareOf(level, content);
    const [low, high] = [inFigures(from * 100, locale), inFigures(to * 100, locale)];
    const share = level === 1 ? map.under(high) : level === 5 ? map.over(low) : map.between(low, high);
    if (turnover === undefined) return { level, share };
    const sum =
      level === 5
        ? map.moreThan(roughSum(from * turnover, locale))
        : map.upTo(roughSum(to * turnover, locale));
    return { level, share, sum };
  });
}

type Head = { level: number; share: string; sum?: string };
