import type { About } from './compute-days.ts';

/** Something that is counted: in each span of the period, and in all of it. */
export type Counted = { key: string; bySpan: readonly number[]; total: number };

export type PeriodSums = {
  counted(about: About): Counted[];
  total(about: About, key: string): number;
  /** How many of them in each bin. */
  bins(about: About, key: string): ReadonlyMap<number, number>;
};
