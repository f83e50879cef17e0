import { parameterOf } from '../engine/content-of.ts';
import type { Parameter, VersionContent } from '../engine/version.ts';
import { formerParameters } from './first-version.ts';

/**
 * The parameters of the estimate by their keys: everything that its formula multiplies, adds or compares with. They
 * are content, with source and date, and reach the browser as these plain numbers.
 */
export const numberKeys = [
  'start-metro',
  'start-tier-2',
  'start-tier-3',
  'age-up-to-35',
  'age-36-45',
  'age-46-60',
  'age-61-up',
  'room-general',
  'room-shared',
  'room-single',
  'room-suite',
  'tobacco',
  'condition-treated',
  'condition-serious',
  'further-adult',
  'child',
  'growth-low',
  'growth-likely',
  'growth-high',
  'years-low',
  'years-likely',
  'years-high',
  'income-share',
  'employer-share',
  'ladder-tolerance',
  'outlook-years',
] as const;
export type NumberKey = (typeof numberKeys)[number];

export type Numbers = Readonly<Record<NumberKey, number>> & {
  /** The sums that are sold, in rupees, rising. */
  ladder: readonly number[];
};

export function numbersOf({ parameters }: Pick<VersionContent, 'parameters'>): Numbers {
  const values = Object.fromEntries(numberKeys.map((key) => [key, numberOf(parameters, key).value]));
  const ladder = listOf(parameters, 'ladder')
    .split(',')
    .map((inLakh) => Math.round(Number(inLakh) * lakh));
  return { ...(values as Record<NumberKey, number>), ladder };
}

const lakh = 100_000;

/** The parameter behind a number, in the first version too. */
export function numberOf(parameters: VersionContent['parameters'], key: NumberKey | 'ladder'): Parameter {
  return parameterOf(parameters, key, formerParameters[key]);
}

export function listOf(parameters: VersionContent['parameters'], key: string): string {
  return parameterOf(parameters, key).list ?? '';
}
