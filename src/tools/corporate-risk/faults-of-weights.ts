import { alternativesOf, fieldOf, rulesOf } from '#forms/form.ts';
import type { Parameter, VersionContent, Weight } from '../engine/version.ts';
import {
  businessTypes,
  type CorporateQuestion,
  corporateRisk,
  unknownAnswer,
} from './corporate-risk.questionnaire.ts';
import { houseKeys } from './houses.ts';
import { controlLevels, levelsOf, measures, scoreLevels } from './measures.ts';
import { isAskedOf } from './question-sets.ts';

/**
 * Finds faults that prevent weights and their numbers from being published: an unknown word, a house that some answer
 * leaves without a measure, numbers out of order.
 */
export function faultsOfWeights({ weights, parameters }: VersionContent): string[] {
  return [
    ...weights.flatMap(faultsOfWords),
    ...repeatedWeights(weights),
    ...silentHouses(weights),
    ...silentOptions(weights),
    ...rising.flatMap((keys) => faultsOfOrder(keys, parameters)),
  ];
}

/** More control never leaves more risk; a graver level is never milder. */
const rising = [
  [...controlLevels].reverse().map((level) => `control-${level}`),
  scoreLevels.slice(0, -1).map((level) => `consequence-${level}-share`),
  [...scoreLevels].reverse().map((level) => `likelihood-${level}-years`),
  ['moderate-from', 'heavy-from', 'very-heavy-from'],
];

function faultsOfOrder(keys: readonly string[], parameters: readonly Parameter[]): string[] {
  const values = keys.flatMap((key) => parameters.find((parameter) => parameter.key === key)?.value ?? []);
  const isRising = values.every((value, index) => value >= (values[index - 1] ?? 0));
  return isRising
    ? []
    : [`None of these parameters may be lower than the one before it: ${keys.join(', ')}.`];
}

function faultsOfWords({ question, option, house, measure, level }: Weight): string[] {
  const levels = Object.entries(levelsOf).find(([key]) => key === measure)?.[1] as
    | readonly string[]
    | undefined;
  const options = fieldOf(corporateRisk, question)?.options ?? {};
  return [
    ...(Object.hasOwn(options, option)
      ? []
      : [`Weight of ${question}: this question does not offer ${option}.`]),
    ...(option === unknownAnswer
      ? [`Weight of ${question}: not knowing is not a risk, and has no weight.`]
      : []),
    ...(houseKeys.some((key) => key === house) ? [] : [`Weight of ${question}: there is no house ${house}.`]),
    ...(levels ? [] : [`Weight of ${question}: there is no measure ${measure}.`]),
    ...(!levels || levels.includes(level)
      ? []
      : [`Weight of ${question}: ${measure} has no level ${level}.`]),
  ];
}

/** Of two levels for one option the chart beside the questions would show another than the result. */
function repeatedWeights(weights: readonly Weight[]): string[] {
  const placeOf = ({ house, measure, question, option }: Weight) =>
    [house, measure, question, option].join(' ');
  const places = weights.map(placeOf);
  return weights
    .filter((weight, index) => places.indexOf(placeOf(weight)) < index)
    .map(
      ({ question, option, house, measure }) =>
        `Weight of ${question}: ${option} has more than one ${measure} for the house ${house}.`,
    );
}

/** Each type of business must be asked for each measure of each house. */
function silentHouses(weights: readonly Weight[]): string[] {
  return businessTypes.flatMap((type) =>
    houseKeys.flatMap((house) =>
      measures
        .filter(
          (measure) =>
            !weights.some(
              (weight) =>
                weight.house === house &&
                weight.measure === measure &&
                Object.hasOwn(corporateRisk.fields, weight.question) &&
                isAskedOf(type, weight.question as CorporateQuestion),
            ),
        )
        .map((measure) => `House ${house}: no question for ${type} measures its ${measure}.`),
    ),
  );
}

/** Where one option speaks of a measure, the others do, or they bring up a question that does. */
function silentOptions(weights: readonly Weight[]): string[] {
  const topics = new Map(
    weights.map((weight) => [[weight.question, weight.house, weight.measure].join(), weight]),
  );
  return [...topics.values()].flatMap(({ question, house, measure }) => {
    const speaks = (name: string, option?: string) =>
      weights.some(
        (weight) =>
          weight.question === name &&
          weight.house === house &&
          weight.measure === measure &&
          (option === undefined || weight.option === option),
      );
    const bringsUp = (option: string) =>
      Object.entries(corporateRisk.fields).some(
        ([name, field]) =>
          speaks(name) &&
          rulesOf(field)
            .flatMap(alternativesOf)
            .some((rule) => rule.field === question && rule.in.includes(option)),
      );
    return Object.keys(fieldOf(corporateRisk, question)?.options ?? {})
      .filter((option) => option !== unknownAnswer && !speaks(question, option) && !bringsUp(option))
      .map(
        (option) => `Question ${question}: option ${option} has no weight for the ${measure} of ${house}.`,
      );
  });
}
