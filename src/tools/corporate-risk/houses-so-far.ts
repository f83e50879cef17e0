import { type FormValues, fieldOf } from '#forms/form.ts';
import { isShown } from '#forms/visibility.ts';
import type { KundliHouse } from '#ui/kundli/kundli.ts';
import { reachableAnswers } from '../engine/path.ts';
import type { VersionContent } from '../engine/version.ts';
import { assessHouse } from './assess-house.ts';
import { corporateRisk } from './corporate-risk.questionnaire.ts';
import { type HouseKey, houseKeys } from './houses.ts';
import { measuredHouse } from './measures.ts';

type Content = Pick<VersionContent, 'houses' | 'parameters' | 'weights'>;

/** The chart while questions are answered, by the result's own rule: a house is unasked until all it rests on is there. */
export function housesSoFar(answers: FormValues, content: Content): KundliHouse[] {
  const standing = reachableAnswers(corporateRisk, answers);
  return houseKeys.map((key) => ({
    label: content.houses.find((house) => house.key === key)?.label ?? key,
    state: isAnswered(key, { standing, content })
      ? assessHouse(measuredHouse(key, standing, content), content).state
      : 'unasked',
  }));
}

type SoFar = { standing: Record<string, string>; content: Content };

/** Everything about it that applies is answered, and something does. */
function isAnswered(house: HouseKey, { standing, content: { weights } }: SoFar): boolean {
  const telling = new Set(weights.filter((weight) => weight.house === house).map(({ question }) => question));
  const asked = [...telling].filter((name) => {
    const field = fieldOf(corporateRisk, name);
    return field && isShown(corporateRisk, field, standing);
  });
  return asked.length > 0 && asked.every((name) => standing[name]);
}
