import { estimateOf } from './estimate.ts';
import type { Household } from './household.ts';
import type { SumOnSale } from './ladder.ts';
import type { MoveOption } from './moves.ts';
import type { Numbers } from './numbers.ts';

/** A row of "what moves it" with its words. */
export type LabelledRow = { question: string; label: string; options: readonly LabelledOption[] };
type LabelledOption = MoveOption & { label: string };

type RowWithSums = Omit<LabelledRow, 'options'> & { options: readonly (LabelledOption & SumOnSale)[] };

type Input = { rows: readonly LabelledRow[]; household: Household; numbers: Numbers };

/** Each answer with the likely sum that it leads to while all others stay. */
export function withSums({ rows, household, numbers }: Input): RowWithSums[] {
  return rows.map((row) => ({
    ...row,
    options: row.options.map((option) => ({
      ...option,
      ...estimateOf({ ...household, ...option.change }, numbers).likely,
    })),
  }));
}

/** The sums that answers lead to, each once. */
export function columnsOf(rows: readonly RowWithSums[]): number[] {
  const sums = rows.flatMap(({ options }) => options.map(({ sum }) => sum));
  return [...new Set(sums)].sort((a, b) => a - b);
}
