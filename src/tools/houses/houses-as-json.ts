import { plainLabel } from '#ui/kundli/plain-label.ts';
import { type House, housesIn } from '../engine/houses.ts';

/** A chart in the endpoints' answers: the houses, and the keys of those in the three lists. */
export function housesAsJson(
  houses: readonly House[],
  hrefOf: (pageKey: string) => string | undefined,
): Record<string, unknown> {
  return {
    houses: houses.map(({ key, label, state, why, action, cover }) => ({
      key,
      label: plainLabel(label),
      state,
      why: why.join(' '),
      action,
      cover: { label: cover.label, href: hrefOf(cover.page) },
    })),
    open: housesIn(houses, 'open'),
    thin: housesIn(houses, 'thin'),
    covered: housesIn(houses, 'covered'),
  };
}
