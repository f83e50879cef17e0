import type { BlockOf } from '#content/model.ts';
import { paidOf, paidShare } from './average.ts';

/** A month of the picture: `month` from 1, January, to 12. */
export type StockMonth = { month: number; valueInr: number; paidInr: number; share: number; isCut: boolean };

export function yearOf(block: BlockOf<'stock-year'>): StockMonth[] {
  return block.months.map((valueInr, index) => {
    const share = paidShare(valueInr, block);
    return {
      month: ((block.firstMonth - 1 + index) % 12) + 1,
      valueInr,
      share,
      paidInr: Math.round(paidOf(block.lossInr, valueInr, block)),
      isCut: share < 1,
    };
  });
}

const units = { crore: 10_000_000, lakh: 100_000, thousand: 1000 } as const;

/** In what the sums of a row are written, so that they fit below narrow columns. */
export function unitOf(rupees: number): { name: keyof typeof units; rupees: number } {
  const name = rupees >= units.crore ? 'crore' : rupees >= units.lakh ? 'lakh' : 'thousand';
  return { name, rupees: units[name] };
}
