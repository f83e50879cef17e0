import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { unknownAnswer } from './corporate-risk.questionnaire.ts';
import { type HouseKey, houseKeys } from './houses.ts';

/** A question to which no one knew the answer: a gap in knowledge, told apart from risk. */
export type Gap = {
  question: string;
  /** As it is called in lists. */
  asked: string;
  /** The houses that it would have told something of, in the chart's order. */
  houses: readonly HouseKey[];
};

export function gapsIn(standing: Answers, { questions, weights }: VersionContent): Gap[] {
  return questions
    .filter(({ key }) => standing[key] === unknownAnswer)
    .map(({ key, label, short }) => {
      const houses = houseKeys.filter((house) =>
        weights.some((weight) => weight.question === key && weight.house === house),
      );
      // A question about no house decides which law applies.
      return { question: key, asked: short || label, houses: houses.length > 0 ? houses : ['planning'] };
    });
}
