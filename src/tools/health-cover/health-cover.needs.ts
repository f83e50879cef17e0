import type { Needs } from '../engine/check-version.ts';
import type { VersionContent } from '../engine/version.ts';
import { billParameters } from './hospital-bills.ts';
import { numberKeys, numbersOf } from './numbers.ts';
import { textKeys } from './text-keys.ts';

/** Content that a version of the health calculator must have before it may be published. */
export const healthCoverNeeds: Needs = {
  parameters: [
    ...numberKeys,
    'ladder',
    'metros',
    'tier-2-places',
    'average-claim',
    'rare-claim',
    'rare-claim-share',
    'bought-under-10',
    'bought-10-15',
    'bought-15-25',
    'bought-over-25',
    ...billParameters,
    'illness-low',
    'illness-high',
  ],
  texts: textKeys,
  houses: [],
  faultsOfWeights,
};

/** Guarantees to visitors: a costlier place, a better room, an older eldest or an illness never lower the sum. */
const rising = [
  ['start-tier-3', 'start-tier-2', 'start-metro'],
  ['age-up-to-35', 'age-36-45', 'age-46-60', 'age-61-up'],
  ['room-general', 'room-shared', 'room-single', 'room-suite'],
  ['condition-treated', 'condition-serious'],
  ['growth-low', 'growth-likely', 'growth-high'],
  ['years-low', 'years-likely', 'years-high'],
] as const;

const atLeastOne = ['age-up-to-35', 'tobacco', 'condition-treated'] as const;
const shares = ['income-share', 'employer-share', 'ladder-tolerance'] as const;

/** Nothing is weighted here: the formula's numbers must fit each other instead. */
function faultsOfWeights(content: VersionContent): string[] {
  const isComplete = [...numberKeys, 'ladder'].every((key) =>
    content.parameters.some((parameter) => parameter.key === key),
  );
  if (!isComplete) return [];
  const numbers = numbersOf(content);
  const { ladder } = numbers;
  return [
    ...rising.flatMap((keys) =>
      isRising(keys.map((key) => numbers[key]))
        ? []
        : [`None of these parameters may be lower than the one before it: ${keys.join(', ')}.`],
    ),
    ...atLeastOne.flatMap((key) => (numbers[key] >= 1 ? [] : [`Parameter ${key} must be at least 1.`])),
    ...shares.flatMap((key) =>
      numbers[key] <= 1 ? [] : [`Parameter ${key} is a share, so it must be at most 1.`],
    ),
    ...(ladder.every((sum) => sum > 0) && isRising(ladder)
      ? []
      : ['Parameter ladder must list rising sums in lakh rupees, separated by commas.']),
  ];
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, index) => value >= (values[index - 1] ?? 0));
}
