import type { Locale } from '#ui/language/locales.ts';
import { firstText } from '../engine/content-of.ts';
import type { House } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { HouseInDetail } from '../houses/house-in-detail.ts';
import type { Given } from './amounts.ts';
import { amountValues, factsInWords, reachInWords } from './amounts-in-words.ts';
import type { Finding, PersonalResult } from './find-houses.ts';
import { actionKeys, numbersInWords, reasonKeys } from './reasons.ts';

type Words = { content: VersionContent; locale: Locale };

/** The findings as a visitor reads them: sentences are the version's, with the amounts put in. */
export function housesInWords({ findings, given }: PersonalResult, words: Words): House[] {
  return findings.map(houseWriter(given, words));
}

/** The same with all that their lines unfold to. */
export function housesInDetail({ findings, given }: PersonalResult, words: Words): HouseInDetail[] {
  const { content, locale } = words;
  const inWords = houseWriter(given, words);
  return findings.map((finding) => {
    const { house: key, counted } = finding;
    return {
      ...inWords(finding),
      about: content.houses.find((each) => each.key === key)?.about ?? '',
      facts: factsInWords(finding, locale),
      ...(counted && { share: Math.min(1, counted.have / counted.need) }),
      inShort: reachInWords(finding, locale),
    };
  });
}

function houseWriter(given: Given, words: Words) {
  const { content, locale } = words;
  const numbers = numbersInWords(words);
  return (finding: Finding): House => {
    const { house: key, state } = finding;
    const house = content.houses.find((each) => each.key === key);
    const values = { ...numbers, ...amountValues(finding, locale) };
    const reasonOf = (keys: readonly string[]) => firstText(content, keys, values);
    return {
      key,
      state,
      label: house?.label ?? key,
      why: reasonKeys(finding, given).map(reasonOf),
      action: finding.need === 'none' ? '' : firstText(content, actionKeys(finding)) || (house?.action ?? ''),
      cover: { page: house?.coverPage ?? '', label: house?.coverLabel ?? '' },
    };
  };
}
