import { cityAsStored } from '#content/cities/city-as-stored.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { type Household, householdOf } from './household.ts';
import { type Numbers, numbersOf } from './numbers.ts';

/** The outcome of the answers and its inputs: pictures and "what moves it" start there. */
export type HealthResult = { household: Household; numbers: Numbers; estimate: Estimate };

type FormulaContent = Pick<VersionContent, 'parameters'>;

export function healthResultOf(answers: Answers, content: FormulaContent): HealthResult {
  const household = householdOf({ ...answers, ...listedPlaces(answers) }, content);
  const numbers = numbersOf(content);
  return { household, numbers, estimate: estimateOf(household, numbers) };
}

/** The lists of places know each in one spelling, whichever the visitor typed. */
function listedPlaces({ city = '', 'parents-city': parentsCity = '' }: Answers): Answers {
  return { city: cityAsStored(city), 'parents-city': cityAsStored(parentsCity) };
}

/** Everything that pays a bill today, an employer's policy in full: the formula alone counts a part of it. */
export function coverInHand({ estimate }: HealthResult): number {
  return estimate.policies.reduce((sum, { policy }) => sum + policy.ownCover + policy.employerCover, 0);
}
