import type { Numbers } from './numbers.ts';

/** A sum that can be bought. */
export type SumOnSale = {
  /** Rupees; 0 where nothing is wanted. */
  sum: number;
  /** More is wanted than the largest sum on the ladder. */
  isOver: boolean;
};

/**
 * The smallest sum on sale that a need does not exceed by more than the tolerance: no one buys the double for
 * four per cent.
 */
export function sumOnSale(need: number, { ladder, 'ladder-tolerance': tolerance }: Numbers): SumOnSale {
  if (need <= 0) return { sum: 0, isOver: false };
  const sum = ladder.find((step) => need <= Math.round(step * (1 + tolerance)));
  return sum === undefined ? { sum: ladder.at(-1) ?? 0, isOver: true } : { sum, isOver: false };
}
