import { plainLabel } from '#ui/kundli/plain-label.ts';
import { textOf } from '../engine/content-of.ts';
import { housesIn } from '../engine/houses.ts';
import type { VersionContent } from '../engine/version.ts';
import type { CorporateResult } from './corporate-result.ts';

/** Where half of the chart is not known, asking around comes before everything else. */
const muchUnknown = 6;

/** Below the heading: where to begin. */
export function leadOf(
  { houses, top }: Pick<CorporateResult, 'houses' | 'top'>,
  content: VersionContent,
): string {
  const unknown = housesIn(houses, 'unknown').length;
  if (unknown >= muchUnknown) return textOf(content, 'lead-unknown', { unknown });
  const [first, second] = top.map(({ label }) => plainLabel(label));
  if (!first) return textOf(content, 'lead-none');
  return second
    ? textOf(content, 'lead-two', { house: first, second })
    : textOf(content, 'lead-top', { house: first, residual: top[0]?.risk?.residual ?? '' });
}
