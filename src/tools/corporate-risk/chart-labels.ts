import type { VersionContent } from '../engine/version.ts';

/** Houses under the names that they have in the chart, where its triangles are narrow; elsewhere some have longer ones. */
export function withChartLabels<House extends { key: string; label: string }>(
  houses: readonly House[],
  { houses: texts }: Pick<VersionContent, 'houses'>,
): House[] {
  return houses.map((house) => ({
    ...house,
    label: texts.find(({ key }) => key === house.key)?.label ?? house.label,
  }));
}
