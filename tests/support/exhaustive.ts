/** Set by the nightly run: everything is walked whole, and what takes too long for each change is tried as well. */
export const isExhaustive = process.env.TEST_EXHAUSTIVE === 'on';

/** Files that take too long for each change, or test what seldom changes: the nightly run alone takes them. */
export const leftToNightly: readonly string[] = isExhaustive ? [] : ['**/long-*'];

/**
 * Where the same walk is made over a long list, `npm test` walks an even sample of it; with `TEST_EXHAUSTIVE=on`, which
 * the nightly run sets, it walks all of it.
 * @param from where the sample begins: walks of the same list that begin elsewhere see more of it together
 */
export function sampleOf<T>(all: readonly T[], count: number, from = 0): readonly T[] {
  if (isExhaustive || all.length <= count) return all;
  return Array.from(
    { length: count },
    (_, index) => all[(Math.floor((index * all.length) / count) + from) % all.length] as T,
  );
}
