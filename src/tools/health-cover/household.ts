import { keysIn, preferNot } from '#forms/form.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { type Tier, tierOf } from './city-tier.ts';
import { listOf } from './numbers.ts';

/** The answers as the formula takes them. A value that was declined or not asked moves nothing. */
export type Household = {
  /** Adults who are not among `parents`; none where only parents are to be covered. */
  adults: number;
  children: number;
  eldest: AgeBand;
  /** Parents of 61 and over, who get a policy of their own. */
  parents: number;
  tier: Tier;
  parentsTier: Tier;
  room: Room;
  usesTobacco: boolean;
  condition: Condition;
  parentsCondition: Condition;
  /** Rupees a year; 0 where it was not said. */
  income: number;
  ownCover: number;
  parentsCover: number;
  employerCover: number;
};

export const ageBands = ['up-to-35', '36-45', '46-60', '61-up'] as const;
export type AgeBand = (typeof ageBands)[number];

export const rooms = ['general', 'shared', 'single', 'suite'] as const;
export type Room = (typeof rooms)[number];

/** `treated`: one that needs lasting treatment. `serious`: heart, cancer, kidney or stroke, now or in the past. */
export const conditionGrades = ['none', 'treated', 'serious'] as const;
export type Condition = (typeof conditionGrades)[number];

const serious = ['heart', 'cancer', 'kidney', 'stroke'];

/** @param answers validated ones, to questions that apply */
export function householdOf(answers: Answers, { parameters }: Pick<VersionContent, 'parameters'>): Household {
  const lists = { metros: listOf(parameters, 'metros'), tier2: listOf(parameters, 'tier-2-places') };
  const { city = '', 'parents-city': parentsCity = '' } = answers;
  return {
    adults: whole(answers.adults),
    children: whole(answers.children),
    eldest: oneOf(ageBands, answers.eldest, 'up-to-35'),
    parents: whole(answers.parents),
    tier: tierOf(city, lists),
    parentsTier: tierOf(parentsCity || city, lists),
    room: oneOf(rooms, answers.room, 'single'),
    usesTobacco: answers.tobacco === 'yes',
    condition: conditionOf(answers.conditions),
    parentsCondition: conditionOf(answers['parents-conditions']),
    income: whole(answers.income),
    ownCover: whole(answers['own-cover']),
    parentsCover: whole(answers['parents-cover']),
    employerCover: whole(answers['employer-cover']),
  };
}

function conditionOf(answer = ''): Condition {
  const said = keysIn(answer).filter((key) => key !== 'none' && key !== preferNot);
  if (said.length === 0) return 'none';
  return said.some((key) => serious.includes(key)) ? 'serious' : 'treated';
}

/** Zero if it was not asked or not said. */
function whole(digits = ''): number {
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}

function oneOf<Word extends string>(
  words: readonly Word[],
  given: string | undefined,
  otherwise: Word,
): Word {
  return words.find((word) => word === given) ?? otherwise;
}
