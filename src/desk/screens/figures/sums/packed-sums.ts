import type { DaySum } from './compute-days.ts';

/**
 * Day sums in few bytes: what is counted is written down once and has a number, and a day is a list of numbers and one
 * of counts. A year of a large broker's days is added up in a few milliseconds so.
 */
type Kind = Pick<DaySum, 'about' | 'key' | 'bin'>;
type PackedDay = { numbers: Uint32Array; times: Uint32Array };

export type PackedSums = {
  set(day: string, sums: readonly DaySum[]): void;
  /**
   * Adds days up. @param spanOf in which of the spans a day lies, counted from 0; -1 for none
   * @returns everything that was counted at all, with its count in each span
   */
  added(spans: number, spanOf: (day: string) => number): (Kind & { bySpan: number[] })[];
};

export function packedSums(): PackedSums {
  const kinds: Kind[] = [];
  const numbers = new Map<string, number>();
  const days = new Map<string, PackedDay>();

  function numberOf({ about, key, bin }: Kind): number {
    const name = `${about} ${bin} ${key}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, kinds.length);
    return kinds.push({ about, key, bin }) - 1;
  }

  return {
    set(day, sums) {
      days.set(day, {
        numbers: Uint32Array.from(sums, numberOf),
        times: Uint32Array.from(sums, ({ times }) => times),
      });
    },
    added(spans, spanOf) {
      const counts = Array.from({ length: spans }, () => new Uint32Array(kinds.length));
      for (const [day, packed] of days) {
        const ofSpan = counts[spanOf(day)];
        if (ofSpan) addDay(ofSpan, packed);
      }
      return kinds
        .map((kind, number) => ({ ...kind, bySpan: counts.map((ofSpan) => ofSpan[number] ?? 0) }))
        .filter(({ bySpan }) => bySpan.some((count) => count > 0));
    },
  };
}

function addDay(counts: Uint32Array, { numbers, times }: PackedDay): void {
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    counts[number] = (counts[number] ?? 0) + (times[place] ?? 0);
  }
}
