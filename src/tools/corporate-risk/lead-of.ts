import { plainLabel } from '#ui/kundli/plain-label.ts';
import { firstText, textOf } from '../engine/content-of.ts';
import { housesIn } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { CorporateResult } from './corporate-result.ts';
import { namesOf, uninsuredState } from './uninsured-words.ts';

/** Where half of the chart is not known, asking around comes before everything else. */
const muchUnknown = 6;

/** Below the heading: where to begin. */
export function leadOf(
  result: Pick<CorporateResult, 'houses' | 'top' | 'unsized'>,
  content: VersionContent,
): string {
  const { houses, top, unsized } = result;
  const unknown = housesIn(houses, 'unknown').length;
  if (unknown >= muchUnknown) return textOf(content, 'lead-unknown', { unknown });
  const [first, second] = top.map(({ label }) => plainLabel(label));
  if (!first) {
    const state = uninsuredState(result);
    const keys = { unsized: ['lead-unsized'], unknown: ['lead-none-known'], none: [], listed: [] }[state];
    return firstText(content, [...keys, 'lead-none'], { houses: namesOf(unsized) });
  }
  return second
    ? textOf(content, 'lead-two', { house: first, second })
    : textOf(content, 'lead-top', { house: first, residual: top[0]?.risk?.residual ?? '' });
}
