import type { Locale } from '#ui/language/locales.ts';
import { parameterOf, textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import { parameterInWords } from '../parameters/parameter-in-words.ts';
import type { Given } from './amounts.ts';
import type { Finding } from './find-houses.ts';
import type { HouseDefinition } from './house-definitions.ts';

/**
 * The reasons for a house's state: for each sentence the keys under which the version may have it, the closest first.
 * Each house has one for every outcome, so that no sentence is put together from pieces.
 */
export function reasonKeys(finding: Finding, given: Given): string[][] {
  const { house, counted, needed } = finding;
  const namesEmployer = /^[1-9]/.test(given['employer-health'] ?? '');
  const countsEmployer = house === 'health' && counted && namesEmployer;
  const outcome = `${house}-${outcomeOf(finding)}`;
  const closest = needed && finding.state === 'unknown' ? [`${outcome}-have`] : [];
  const employers = house === 'continuity' && namesEmployer ? [`${outcome}-employer`] : [];
  return [[...closest, ...employers, outcome], ...(countsEmployer ? [['health-employer']] : [])];
}

/** Keys of the free action where it depends on the outcome; otherwise the house's own action applies. */
export function actionKeys(finding: Finding): string[] {
  const ofOutcome = `do-${finding.house}-${outcomeOf(finding)}`;
  return finding.state === 'covered' ? [ofOutcome, 'do-covered'] : [ofOutcome];
}

function outcomeOf({ need, state, cover, counted }: Finding): string {
  if (need === 'none') return 'no-need';
  if (state === 'unknown') return 'unknown';
  if (!counted) return cover;
  if (state === 'covered') return 'enough';
  return counted.have === 0 ? 'none' : 'counted';
}

/** The sentences of a house that a version must have. */
export function reasonKeysOf({ key, need, amounts }: HouseDefinition): string[] {
  const outcomes = amounts ? ['counted', 'enough', 'none', 'unknown'] : ['full', 'partly', 'none', 'unknown'];
  return [...(need ? ['no-need'] : []), ...outcomes].map((outcome) => `${key}-${outcome}`);
}

const ruleKeys = ['rule-levels', 'rule-shares', 'rule-source', 'rule-use'];

/** Beside those of the houses. */
export const otherTextKeys: readonly string[] = [
  ...ruleKeys,
  'health-employer',
  'continuity-full-employer',
  'life-full',
  'illness-full',
  'begin-vehicle',
  'begin-papers',
  'begin-other',
  'begin-unknown',
  'begin-nothing',
];

type Words = { content: VersionContent; locale: Locale };

/** The rule by which a house gets its state, in sentences. */
export function ruleInWords({ content, locale }: Words): string[] {
  const values = numbersInWords({ content, locale });
  return ruleKeys.map((key) => textOf(content, key, values));
}

/** The numbers that sentences name. */
export function numbersInWords({ content: { parameters }, locale }: Words): Record<string, string | number> {
  const figure = (key: string) => parameterOf(parameters, key).value;
  const inWords = (key: string) => parameterInWords(parameterOf(parameters, key), locale);
  return {
    years: figure('growth-years'),
    incomes: figure('life-years'),
    illnessIncomes: figure('illness-years'),
    employerShare: inWords('employer-share'),
    openBelow: inWords('open-below'),
    thinBelow: inWords('thin-below'),
  };
}
