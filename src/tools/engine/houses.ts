import type { HouseText } from './version.ts';

/** How a house of the chart is; `unknown` is a gap in knowledge, and told apart. */
export const houseStates = ['open', 'thin', 'covered', 'unknown'] as const;
export type HouseState = (typeof houseStates)[number];

/** A house as the result shows it and the endpoint answers it. */
export type House = Pick<HouseText, 'key' | 'label'> & {
  state: HouseState;
  /** Why it says so: sentences, the weightiest first. */
  why: readonly string[];
  /** The one thing to do that costs no premium; empty where there is nothing to cover. */
  action: string;
  /** The cover that helps: its page's key, and what it is called. */
  cover: { page: string; label: string };
};

/** The keys of the houses in a state, in the chart's order. */
export function housesIn(houses: readonly Pick<House, 'key' | 'state'>[], state: HouseState): string[] {
  return houses.filter((house) => house.state === state).map(({ key }) => key);
}
