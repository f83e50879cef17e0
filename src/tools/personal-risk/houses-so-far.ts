import { type FormValues, fieldOf } from '#forms/form.ts';
import { isShown } from '#forms/visibility.ts';
import type { KundliHouse } from '#ui/kundli/kundli.ts';
import { reachableAnswers } from '../engine/path.ts';
import type { VersionContent } from '../engine/version.ts';
import type { Given } from './amounts.ts';
import { findHouse } from './find-houses.ts';
import { type HouseDefinition, houseDefinitions, questionsOf } from './house-definitions.ts';
import { personalRisk } from './personal-risk.questionnaire.ts';

type Content = Pick<VersionContent, 'houses' | 'parameters' | 'weights'>;

/**
 * The chart while it is being drawn: a house is in ink once all that it rests on is answered, in pencil until then.
 * The same rule as the result's, in the browser and here.
 */
export function housesSoFar(answers: FormValues, content: Content): KundliHouse[] {
  const given: Given = reachableAnswers(personalRisk, answers);
  return houseDefinitions.map((house) => ({
    label: content.houses.find(({ key }) => key === house.key)?.label ?? house.key,
    state: isAnswered(house, given) ? findHouse(house, given, content).state : 'unasked',
  }));
}

/** Everything that applies is answered, and something does. */
function isAnswered(house: HouseDefinition, given: Given): boolean {
  const asked = questionsOf(house).filter((name) => {
    const field = fieldOf(personalRisk, name);
    return field && isShown(personalRisk, field, given);
  });
  return asked.length > 0 && asked.every((name) => given[name]);
}
