/**
 * Where the same walk is made over a long list, `npm test` walks an even sample of it; with `TEST_EXHAUSTIVE=on`, which
 * the nightly run sets, it walks all of it.
 */
export function sampleOf<T>(all: readonly T[], count: number): readonly T[] {
  const { TEST_EXHAUSTIVE } = process.env;
  if (TEST_EXHAUSTIVE === 'on' || all.length <= count) return all;
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as T);
}
