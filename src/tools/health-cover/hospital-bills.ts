import type { Locale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';
import { roughRange, roughSum } from '#ui/language/rough-sums.ts';
import { asSentences } from '#ui/language/sentences.ts';
import { parameterValue } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { ResultContext } from '../tool.ts';
import { coverInHand, type HealthResult } from './health-result.ts';
import type { TextKey } from './text-keys.ts';
import { type TextLookup, textLookup } from './text-lookup.ts';

/**
 * Bills that a cover would pay: published figures for hospital bills, as a guide. The formula does not use them. The
 * first version of the words and numbers has none.
 */
export type HospitalBills = {
  heading: string;
  intro: string;
  bills: readonly HospitalBill[];
  /** The cover that the bills are compared with: the one in hand, and the likely sum. */
  cover: { sum: number; figure: string; text: string };
  notes: readonly string[];
};

/** From the lowest to the highest figure published, in rupees. */
export type HospitalBill = { low: number; high: number; figure: string; text: string };

export const billParameters = [
  'bypass-low',
  'bypass-high',
  'bypass-public-low',
  'bypass-public-high',
  'knee-low',
  'knee-high',
  'cancer-low',
  'cancer-high',
  'cancer-other-low',
  'cancer-other-high',
  'icu-day-low',
  'icu-day-high',
  'icu-days',
] as const;

type Range = readonly [low: number, high: number];

export function hospitalBills(
  result: HealthResult,
  context: Pick<ResultContext, 'content' | 'locale'>,
): HospitalBills | undefined {
  const { content, locale } = context;
  if (!hasBills(content)) return undefined;
  const say = textLookup(context);
  const rangeOf = (name: string): Range => [
    parameterValue(content, `${name}-low`),
    parameterValue(content, `${name}-high`),
  ];
  const bill = ([low, high]: Range, key: TextKey, values = {}): HospitalBill => ({
    low,
    high,
    figure: roughRange([low, high], locale),
    text: say(key, values),
  });
  const days = parameterValue(content, 'icu-days');
  const [dayLow, dayHigh] = rangeOf('icu-day');
  const publicRange = roughRange(rangeOf('bypass-public'), locale);
  const otherRange = roughRange(rangeOf('cancer-other'), locale);
  const cover = coverOf(result, say, locale);
  return {
    heading: say('pays-heading', { sum: cover.figure }),
    intro: say('pays-intro'),
    bills: [
      bill(rangeOf('bypass'), 'pays-bypass', { publicRange }),
      bill(rangeOf('knee'), 'pays-knee'),
      bill(rangeOf('cancer'), 'pays-cancer', { otherRange }),
      bill([dayLow * days, dayHigh * days], 'pays-icu', { days: inFigures(days, locale) }),
    ],
    cover,
    notes: [...(result.estimate.policies.length > 1 ? [say('pays-two')] : []), say('pays-note')],
  };
}

function hasBills({ parameters }: Pick<VersionContent, 'parameters'>): boolean {
  return billParameters.every((key) => parameters.some((parameter) => parameter.key === key));
}

function coverOf(
  result: HealthResult,
  say: TextLookup,
  locale: ResultContext['locale'],
): HospitalBills['cover'] {
  const inHand = coverInHand(result);
  const { sum: likely } = result.estimate.likely;
  const key = likely === 0 ? 'pays-cover-hand' : inHand > 0 ? 'pays-cover' : 'pays-cover-new';
  return { sum: inHand + likely, figure: roughSum(inHand + likely, locale), text: say(key) };
}

/** Each figure with its meaning: on paper, and for programs. */
export function billsAsLines({ bills }: HospitalBills, locale: Locale): string[] {
  return bills.map(({ figure, text }) => asSentences([`${figure}: ${text}`], locale));
}
