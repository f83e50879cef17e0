import type { Locale } from '#ui/language/locales.ts';
import { inFigures } from '#ui/language/numbers.ts';
import { firstText } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import { formerTexts } from './first-version.ts';
import type { NumberKey, Numbers } from './numbers.ts';
import type { TextKey } from './text-keys.ts';

/** The tool's own sentences in one version and language. */
export type TextLookup = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

type Words = { content: Pick<VersionContent, 'texts'>; locale: Locale };

export function textLookup({ content }: Words): TextLookup {
  return (key, values) => firstText(content, [key, formerTexts[key] ?? key], values);
}

/** The rates and years of the three cases, as sentences take them. */
export function growthValues(numbers: Numbers, locale: Locale): Record<string, string> {
  const of = (key: NumberKey) => inFigures(numbers[key], locale);
  return {
    growthLow: of('growth-low'),
    growthLikely: of('growth-likely'),
    growthHigh: of('growth-high'),
    yearsLow: of('years-low'),
    yearsLikely: of('years-likely'),
    yearsHigh: of('years-high'),
  };
}

/** How much of an employer's cover counts. */
export function employerValues(numbers: Numbers, locale: Locale): Record<string, string> {
  return { share: perCent(numbers['employer-share'], locale) };
}

/** `0.3` as `30`, for sentences that say per cent. */
export function perCent(share: number, locale: Locale): string {
  return inFigures(Math.round(share * 1_000) / 10, locale);
}
