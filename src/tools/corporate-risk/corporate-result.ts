import { parameterValue } from '../engine/content-of.ts';
import { reachableAnswers } from '../engine/path.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { assessedHouses, byResidual, type CorporateHouse } from './assessed-houses.ts';
import { corporateRisk } from './corporate-risk.questionnaire.ts';
import { type Gap, gapsIn } from './gaps.ts';
import { type Statutory, statutoryOf } from './statutory.ts';
import { type Todo, todosOf } from './todos.ts';

/** The result of a set of answers: twelve houses with their states, and everything derived from them. */
export type CorporateResult = {
  /** In the chart's order. */
  houses: readonly CorporateHouse[];
  /** The largest risks that no one insures, the gravest first. */
  top: readonly CorporateHouse[];
  /** Stated to be uninsured, where an answer about the risk is missing. */
  unsized: readonly CorporateHouse[];
  /** Questions that no one in the room could answer. */
  gaps: readonly Gap[];
  statutory: readonly Statutory[];
  todos: readonly Todo[];
  score: Score;
};

/** 0 to 100, over so many houses: a small aid next to the map and the lists. */
export type Score = { value: number; houses: number };

export function corporateResultOf(answers: Answers, content: VersionContent): CorporateResult {
  const standing = reachableAnswers(corporateRisk, answers);
  const houses = assessedHouses(standing, content);
  const gaps = gapsIn(standing, content);
  return {
    houses,
    top: largestUninsured(houses, parameterValue(content, 'top-count')),
    // A duty that is missing is in the statutory list: there is no insurance of it that anyone lacks.
    unsized: houses.filter(({ key, insured, risk }) => key !== 'planning' && insured === 'no' && !risk),
    gaps,
    statutory: statutoryOf(standing, content),
    todos: todosOf({ houses, gaps }, content),
    score: scoreOf(houses),
  };
}

function largestUninsured(houses: readonly CorporateHouse[], count: number): CorporateHouse[] {
  return houses
    .filter(({ insured, risk }) => insured === 'no' && risk)
    .sort(byResidual)
    .slice(0, count);
}

/** 100 × (1 − Σ residual ÷ Σ worst case), the worst case of a house being 5 × 5. */
function scoreOf(houses: readonly CorporateHouse[]): Score {
  const residuals = houses.flatMap(({ risk }) => (risk ? [risk.residual] : []));
  if (residuals.length === 0) return { value: 0, houses: 0 };
  const sum = residuals.reduce((total, residual) => total + residual, 0);
  return { value: Math.round(100 * (1 - sum / (25 * residuals.length))), houses: residuals.length };
}
