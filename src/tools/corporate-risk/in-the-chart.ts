import { textOf } from '../engine/content-of.ts';
import type { VersionContent } from '../engine/version.ts';
import type { CorporateHouse } from './assessed-houses.ts';

/** The houses under the names that they have in the chart: where its triangles are narrow, shorter ones. */
export function inTheChart(houses: readonly CorporateHouse[], content: VersionContent): CorporateHouse[] {
  return houses.map((house) => ({ ...house, label: textOf(content, `chart-${house.key}`) || house.label }));
}
