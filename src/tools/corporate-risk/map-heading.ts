import { textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { CorporateHouse } from './assessed-houses.ts';
import { inHeavyRain } from './rain-map.ts';

/** Returns the map's finding in one line. */
export function mapHeading(houses: readonly CorporateHouse[], content: VersionContent): string {
  const { count, bare } = inHeavyRain(houses, content);
  if (count === 0) return textOf(content, 'map-none');
  if (bare === count) return textOf(content, 'map-all');
  return textOf(content, bare > 0 ? 'map-bare' : 'map-dry', { bare, count });
}
