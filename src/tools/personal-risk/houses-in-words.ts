import { keysIn } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { roughSum } from '#ui/language/numbers.ts';
import { parameterOf, textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { HouseInDetail } from '../houses/house-in-detail.ts';
import { parameterInWords } from '../parameters/parameter-in-words.ts';
import type { AmountUnit, Given } from './amounts.ts';
import type { Finding, PersonalResult } from './find-houses.ts';
import type { houseDefinitions } from './house-definitions.ts';
import { personalRiskMessages } from './messages/messages.ts';

type Words = { content: VersionContent; locale: Locale };

/** The findings as a visitor reads them: sentences are the version's, with the amounts put in. */
export function housesInWords({ findings, given }: PersonalResult, words: Words): HouseInDetail[] {
  return findings.map((finding) => houseInWords(finding, given, words));
}

function houseInWords(finding: Finding, given: Given, words: Words): HouseInDetail {
  const { content, locale } = words;
  const house = content.houses.find(({ key }) => key === finding.house);
  const texts = personalRiskMessages(locale);
  const { counted, need } = finding;
  const amount = (value: number) => amountInWords(value, counted?.unit ?? 'parts', locale);
  const values = {
    ...valuesOf(words),
    ...(counted && {
      need: amount(counted.need),
      have: counted.unit === 'months' ? String(counted.have) : amount(counted.have),
    }),
  };
  return {
    key: finding.house,
    label: house?.label ?? finding.house,
    state: finding.state,
    why: reasonKeys(finding, given).map((key) => textOf(content, key, values)),
    action: house?.action ?? '',
    cover: { page: house?.coverPage ?? '', label: house?.coverLabel ?? '' },
    about: house?.about ?? '',
    facts: counted
      ? [
          { label: texts.facts.need, value: amount(counted.need) },
          { label: texts.facts.have, value: amount(counted.have) },
          { label: texts.facts.open, value: amount(Math.max(0, counted.need - counted.have)) },
        ]
      : [
          { label: texts.facts.need, value: texts.needs[need ?? 'unknown'] },
          ...(need === 'none' ? [] : [{ label: texts.facts.have, value: texts.covers[finding.cover] }]),
        ],
    ...(counted && { share: Math.min(1, counted.have / counted.need) }),
    inShort: inShort(finding, locale),
  };
}

function inShort({ counted, need, cover }: Finding, locale: Locale): string {
  const { share, enough, nothingToCover, short } = personalRiskMessages(locale);
  if (!counted) return need === 'none' ? nothingToCover : short[cover];
  const { unit } = counted;
  const [have, wanted] = [counted.have, counted.need].map((value) => amountInWords(value, unit, locale));
  if (unit !== 'parts' && counted.have > counted.need) return enough(have ?? '');
  return share[unit](unit === 'months' ? String(counted.have) : (have ?? ''), wanted ?? '');
}

/** Keys of the sentences that say why, the weightiest first. */
export function reasonKeys(finding: Finding, given: Given): string[] {
  const isEmployerCounted = finding.house === 'health' && finding.counted && isSum(given['employer-health']);
  return [`${finding.house}-${outcomeOf(finding)}`, ...(isEmployerCounted ? ['health-employer'] : [])];
}

function outcomeOf({ need, state, cover, counted }: Finding): string {
  if (need === 'none') return 'no-need';
  if (state === 'unknown') return 'unknown';
  if (counted && state === 'covered') return 'enough';
  if (counted) return counted.have === 0 ? 'none' : 'counted';
  return cover;
}

function isSum(answer = ''): boolean {
  return keysIn(answer).some((key) => /^[1-9]\d*$/.test(key));
}

/** The parameters that sentences name. */
function valuesOf({ content, locale }: Words): Record<string, string | number> {
  const figure = (key: string) => parameterOf(content.parameters, key).value;
  const inWords = (key: string) => parameterInWords(parameterOf(content.parameters, key), locale);
  return {
    years: figure('growth-years'),
    incomes: figure('life-years'),
    illnessIncomes: figure('illness-years'),
    employerShare: inWords('employer-share'),
    openBelow: inWords('open-below'),
    thinBelow: inWords('thin-below'),
  };
}

function amountInWords(value: number, unit: AmountUnit, locale: Locale): string {
  if (unit === 'rupees') return roughSum(value, locale);
  return unit === 'months' ? personalRiskMessages(locale).months(value) : String(value);
}

/** The rule by which a house gets its state, in sentences. */
export function ruleInWords(words: Words): string[] {
  const values = valuesOf(words);
  return ruleKeys.map((key) => textOf(words.content, key, values));
}

const ruleKeys = ['rule-levels', 'rule-shares', 'rule-source', 'rule-use'] as const;

export const otherTextKeys: readonly string[] = [
  ...ruleKeys,
  'health-employer',
  'life-full',
  'illness-full',
  'begin-papers',
  'begin-other',
  'begin-unknown',
  'begin-nothing',
];

/** The sentences of a house that a version must have. */
export function textKeysOf({ key, need, amounts }: (typeof houseDefinitions)[number]): string[] {
  const outcomes = amounts ? ['counted', 'enough', 'none', 'unknown'] : ['full', 'partly', 'none', 'unknown'];
  return [...(need ? ['no-need'] : []), ...outcomes].map((outcome) => `${key}-${outcome}`);
}
