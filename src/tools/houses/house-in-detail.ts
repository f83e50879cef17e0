import type { House } from '../engine/houses.ts';

/**
 * A house with all that its line in the lists may unfold to. What a tool has no figure for it leaves out, and the line
 * is rendered without.
 */
export type HouseInDetail = House & {
  /** The subject of the house, in a sentence. */
  about?: string;
  /** Exposure, cover in hand, what is open: as the tool measures them. */
  facts?: readonly { label: string; value: string }[];
  /** How much of the exposure the cover in hand reaches, 0 to 1, where both are amounts. */
  share?: number;
  /** The same in a few words: "₹ 7.5 lakh of ₹ 29.7 lakh". */
  inShort?: string;
};
