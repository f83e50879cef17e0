/** Chance that repeats itself: the same seed gives the same requests, on every machine (Mulberry32). */
export type Random = {
  /** Renders only what is right somewhere, so that a request gets past the first door. */
  isTame?: true;
  /** A whole number from 0 to `end`, without it. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  text(length: number): string;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  const below = (end: number) => Math.floor(next() * end);
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to choose from.');
    return list[below(list.length)] as T;
  }
  return {
    below,
    pick,
    chance: (share) => next() < share,
    text: (length) => Array.from({ length }, () => String.fromCharCode(below(0x250))).join(''),
  };
}
