import { keysIn } from '#forms/form.ts';
import { memoizeBy } from '../engine/memoize.ts';
import type { VersionContent, Weight } from '../engine/version.ts';
import type { Given } from './amounts.ts';

/**
 * The measures of a house that the answers give, by the version's weights: whether it is needed, and whether there is
 * cover. Staff change the weights; the levels are fixed here.
 */
export const levels = {
  need: ['none', 'some', 'strong'],
  cover: ['none', 'partly', 'full', 'unknown'],
} as const;

export type Measure = keyof typeof levels;
export type Need = (typeof levels.need)[number];
export type Cover = (typeof levels.cover)[number];

export function isMeasure(text: string): text is Measure {
  return Object.hasOwn(levels, text);
}

type Asked = { house: string; given: Given; content: Pick<VersionContent, 'weights'> };

/**
 * The greatest need that an answer speaks of. Of what no question speaks, everyone has need; nothing where what it
 * depends on was not said.
 */
export function needOf(asked: Asked): Need | undefined {
  const isMeasured = weightsOf(asked, 'need').length > 0;
  if (!isMeasured) return 'strong';
  const held = heldLevels(asked, 'need');
  return levels.need.findLast((level) => held.includes(level));
}

/** One question at a time speaks of a house's cover. */
export function coverOf(asked: Asked): Cover {
  const [held] = heldLevels(asked, 'cover');
  return levels.cover.find((level) => level === held) ?? 'unknown';
}

function heldLevels(asked: Asked, measure: Measure): string[] {
  return weightsOf(asked, measure)
    .filter(({ question, option }) => keysIn(answerTo(asked.given, question)).includes(option))
    .map(({ level }) => level);
}

function weightsOf(
  { house, content: { weights } }: Omit<Asked, 'given'>,
  measure: Measure,
): readonly Weight[] {
  return byHouseAndMeasure(weights).get(`${house} ${measure}`) ?? [];
}

/** Memoized, so that callers who ask for each house in turn do not go through all of them each time. */
const byHouseAndMeasure = memoizeBy((weights: readonly Weight[]) =>
  Map.groupBy(weights, ({ house, measure }) => `${house} ${measure}`),
);

function answerTo(given: Readonly<Record<string, string | undefined>>, question: string): string {
  return given[question] ?? '';
}
