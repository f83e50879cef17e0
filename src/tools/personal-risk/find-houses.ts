import { parameterValue } from '../engine/content-of.ts';
import type { HouseState } from '../engine/houses.ts';
import { reachableAnswers } from '../engine/path.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import type { Amounts, Given } from './amounts.ts';
import { type HouseDefinition, houseDefinitions } from './house-definitions.ts';
import { type Cover, coverOf, type Need, needOf } from './levels.ts';
import { personalRisk } from './personal-risk.questionnaire.ts';

/**
 * From answers to states, the published rule: no need or full cover is `covered`, cover in part `thin`, no cover `open`
 * where the need is strong and `thin` where it is some, and what is not known `unknown`. Where need and cover are both
 * amounts, the share that is covered decides.
 */
export type Finding = {
  house: string;
  state: HouseState;
  need: Need | undefined;
  cover: Cover;
  /** Where both are known amounts. */
  counted?: Counted;
  /** Where the need alone is. */
  needed?: Needed;
};

export type Counted = Amounts & { need: number; have: number };
export type Needed = Pick<Counted, 'unit' | 'need'>;
export type PersonalResult = { given: Given; findings: readonly Finding[] };

type Numbers = Pick<VersionContent, 'parameters' | 'weights'>;

export function findHouses(answers: Answers, content: Numbers): PersonalResult {
  const given: Given = reachableAnswers(personalRisk, answers);
  return { given, findings: houseDefinitions.map((house) => findHouse(house, given, content)) };
}

export function findHouse({ key, amounts }: HouseDefinition, given: Given, content: Numbers): Finding {
  const need = needOf({ house: key, given, content });
  if (need === 'none') return { house: key, state: 'covered', need, cover: 'unknown' };
  const found = amounts?.(given, content);
  if (found && isCounted(found)) {
    const cover = coverByShare(found.have / found.need, content);
    return { house: key, state: stateByShare(cover), need, cover, counted: found };
  }
  const cover = found ? coverOfSum(found) : coverOf({ house: key, given, content });
  const needed = typeof found?.need === 'number' && { needed: { unit: found.unit, need: found.need } };
  return { house: key, state: stateByLevels(need, cover), need, cover, ...needed };
}

function isCounted(amounts: Amounts): amounts is Counted {
  return typeof amounts.need === 'number' && amounts.need > 0 && amounts.have !== undefined;
}

function coverByShare(share: number, content: Numbers): Cover {
  if (share < parameterValue(content, 'open-below')) return 'none';
  return share < parameterValue(content, 'thin-below') ? 'partly' : 'full';
}

function stateByShare(cover: Cover): HouseState {
  return cover === 'none' ? 'open' : cover === 'partly' ? 'thin' : 'covered';
}

/** Without a figure for the need a sum says something only when it is nothing, or when any sum will do. */
function coverOfSum({ need, have }: Amounts): Cover {
  if (have === undefined) return 'unknown';
  if (have === 0) return 'none';
  return need === 'any' ? 'full' : 'unknown';
}

function stateByLevels(need: Need | undefined, cover: Cover): HouseState {
  if (cover === 'full') return 'covered';
  if (need === undefined || cover === 'unknown') return 'unknown';
  if (cover === 'partly') return 'thin';
  return need === 'strong' ? 'open' : 'thin';
}
