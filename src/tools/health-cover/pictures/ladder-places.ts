/**
 * Where the sums on sale are in their row: each a circle whose area is its sum, the gaps between them alike, the row
 * as wide as the picture.
 */
export type Place = { sum: number; x: number; radius: number };

type Row = { width: number; minGap: number; maxRadius: number };

export function ladderPlaces(sums: readonly number[], { width, minGap, maxRadius }: Row): Place[] {
  const roots = sums.map(Math.sqrt);
  const whole = roots.reduce((total, root) => total + root, 0);
  const gaps = Math.max(1, sums.length - 1);
  const scale = Math.min((width - minGap * gaps) / whole, (2 * maxRadius) / Math.max(...roots));
  const gap = (width - whole * scale) / gaps;
  let left = 0;
  return sums.map((sum, index) => {
    const radius = ((roots[index] ?? 0) * scale) / 2;
    const x = left + radius;
    left += 2 * radius + gap;
    return { sum, x, radius };
  });
}

/** Fewer of them, until what is written below neighbours leaves room between. @param widthOf what a sum's words take */
export function legiblePlaces(
  around: (count: number) => readonly number[],
  row: Row & { count: number },
  widthOf: (sum: number) => number,
): Place[] {
  const sums = around(row.count);
  const places = ladderPlaces(sums, row);
  const isLegible = places.every(({ sum, x }, index) => {
    const next = places[index + 1];
    return !next || next.x - x >= (widthOf(sum) + widthOf(next.sum)) / 2;
  });
  const isLeast = around(row.count - 1).length === sums.length;
  return isLegible || isLeast ? places : legiblePlaces(around, { ...row, count: row.count - 1 }, widthOf);
}

/** Those from low to high, with neighbours on both sides until there are as many as wanted. */
export function sumsAround(
  ladder: readonly number[],
  { low, high }: { low: number; high: number },
  count: number,
): readonly number[] {
  let first = Math.max(
    0,
    ladder.findIndex((sum) => sum >= low),
  );
  let last = Math.max(first, ladder.indexOf(high));
  while (last - first + 1 < Math.min(count, ladder.length)) {
    if (first > 0) first -= 1;
    if (last - first + 1 < count && last < ladder.length - 1) last += 1;
  }
  return ladder.slice(first, last + 1);
}
