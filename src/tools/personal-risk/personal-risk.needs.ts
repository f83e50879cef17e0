import { fieldOf } from '#forms/form.ts';
import type { Needs } from '../engine/check-version.ts';
import type { VersionContent } from '../engine/version.ts';
import { houseDefinitions } from './house-definitions.ts';
import { isMeasure, levels, type Measure } from './levels.ts';
import { personalRisk } from './personal-risk.questionnaire.ts';
import { otherTextKeys, reasonKeysOf } from './reasons.ts';

/** Content that a version of the Risk Janampatri must have before it may be published. */
export const personalRiskNeeds: Needs = {
  parameters: [
    ...keysOf('place').map((place) => `start-${place}`),
    ...keysOf('eldest').map((age) => `age-${age}`),
    'further-adult',
    'child',
    'children-counted',
    'parents-counted',
    'growth',
    'growth-years',
    'employer-share',
    'life-years',
    'illness-years',
    'emergency-low',
    'emergency-high',
    'guards-wanted',
    'papers-wanted',
    'open-below',
    'thin-below',
  ],
  texts: [
    ...houseDefinitions.flatMap(reasonKeysOf),
    ...otherTextKeys,
    ...personalRisk.sections.map(({ key }) => `side-${key}`),
  ],
  houses: houseDefinitions.map(({ key }) => key),
  faultsOfWeights,
};

function faultsOfWeights({ weights }: VersionContent): string[] {
  const wrong = weights.flatMap((weight) => {
    const { question, option, house, measure, level } = weight;
    const name = `Weight ${question}, ${option}, ${house}`;
    if (!isMeasure(measure)) return [`${name}: there is no measure ${measure}.`];
    return [
      ...(keysOf(question).includes(option) ? [] : [`${name}: there is no such answer.`]),
      ...(askedBy(house, measure).includes(question) ? [] : [`${name}: that house does not ask it.`]),
      ...((levels[measure] as readonly string[]).includes(level) ? [] : [`${name}: no level ${level}.`]),
    ];
  });
  return [...wrong, ...houseDefinitions.flatMap(({ key }) => missingOf(key, weights))];
}

function missingOf(house: string, weights: VersionContent['weights']): string[] {
  return (['need', 'cover'] as const).flatMap((measure) =>
    weighedBy(house, measure).flatMap((question) =>
      keysOf(question)
        .filter(
          (option) =>
            weights.filter(
              (weight) =>
                weight.question === question &&
                weight.option === option &&
                weight.house === house &&
                weight.measure === measure,
            ).length !== 1,
        )
        .map(
          (option) =>
            `House ${house} needs exactly one weight of ${measure} for question ${question}, option ${option}.`,
        ),
    ),
  );
}

/** Covers that are counted need no weights. */
function weighedBy(house: string, measure: Measure): readonly string[] {
  const definition = houseDefinitions.find(({ key }) => key === house);
  return measure === 'cover' && definition?.amounts ? [] : askedBy(house, measure);
}

function askedBy(house: string, measure: Measure): readonly string[] {
  return houseDefinitions.find(({ key }) => key === house)?.[measure] ?? [];
}

function keysOf(question: string): string[] {
  return Object.keys(fieldOf(personalRisk, question)?.options ?? {});
}
