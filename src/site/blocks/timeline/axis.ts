/**
 * Where moments are on a line, in percent of its length. A day beside five years would be a hair: the line is then torn,
 * once or twice, and each piece keeps a measure of its own. Pieces grow slower than their time, and always with it. A torn
 * line is drawn torn, so that no one measures across.
 */
export type Axis = {
  /** Percent of the line for a number of days. */
  placeOf(days: number): number;
  /** Where it is drawn torn, in percent: between the moment at which its measure changes and the next. */
  tears: number[];
};

/** Neighbours no nearer than this, in percent, need no tear. */
const minGap = 4;
const maxPieces = 3;

/** @param goesOn something lasts beyond the last moment: the end of the line is left to it */
export function axisOf(moments: readonly number[], goesOn: boolean): Axis {
  const marks = [...new Set([0, ...moments])].sort((a, b) => a - b);
  const end = goesOn ? 88 : 100;
  const axes = cutsOf(marks).map((cuts) => axisWith(marks, { cuts, end }));
  const [whole] = axes;
  const fine = axes.filter((axis) => smallestGap(axis, marks) >= minGap);
  // The fewest tears that will do; where none will, the least crowded.
  const [best] = (fine.length > 0 ? fine : axes).sort(
    (a, b) =>
      (fine.length > 0 ? a.tears.length - b.tears.length : 0) ||
      smallestGap(b, marks) - smallestGap(a, marks),
  );
  return best ?? whole ?? { placeOf: () => 0, tears: [] };
}

/** Every way to cut the line into at most three, at moments between its ends. */
function cutsOf(marks: readonly number[]): number[][] {
  const inner = marks.slice(1, -1);
  const two = inner.flatMap((first, index) => inner.slice(index + 1).map((second) => [first, second]));
  return [[], ...inner.map((cut) => [cut]), ...two].filter((cuts) => cuts.length < maxPieces);
}

function axisWith(marks: readonly number[], { cuts, end }: { cuts: number[]; end: number }): Axis {
  const edges = [marks[0] ?? 0, ...cuts, marks.at(-1) ?? 0];
  const lengths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  const weights = lengths.map((length) => length ** 0.4);
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const starts = weights.map(
    (_, index) => (weights.slice(0, index).reduce((sum, weight) => sum + weight, 0) / whole) * end,
  );
  const placeOf = (days: number) => {
    const piece = Math.max(
      0,
      edges.findLastIndex((edge, index) => index < lengths.length && days >= edge),
    );
    const share = (days - (edges[piece] ?? 0)) / (lengths[piece] || 1);
    return (starts[piece] ?? 0) + share * ((weights[piece] ?? 0) / whole) * end;
  };
  const after = (cut: number) => marks[marks.indexOf(cut) + 1] ?? cut;
  return { placeOf, tears: cuts.map((cut) => (placeOf(cut) + placeOf(after(cut))) / 2) };
}

function smallestGap({ placeOf }: Axis, marks: readonly number[]): number {
  const gaps = marks.slice(1).map((mark, index) => placeOf(mark) - placeOf(marks[index] ?? mark));
  return Math.min(...gaps, 100);
}
