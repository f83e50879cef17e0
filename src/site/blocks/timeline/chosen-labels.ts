/** A moment of the axis that is named: where, on which of two lines, and whether there is room for it on a phone. */
export type AxisLabel = {
  at: number;
  label: string;
  anchor: 'start' | 'middle' | 'end';
  line: number;
  isNarrow: boolean;
};

type Tick = Pick<AxisLabel, 'at' | 'label'>;

/** Pixels of the line on the narrowest phone and in the column of a page, and of a letter in each. */
const rooms = { narrow: { length: 280, letter: 6.8 }, wide: { length: 500, letter: 7.8 } };
const between = 8;
const lines = [0, 1];

/**
 * Which moments are named: the beginning and both ends before those between, none on top of another. A wide drawing names
 * what a narrow one does, and more.
 */
export function chosenLabels(ticks: readonly Tick[], zero: string): AxisLabel[] {
  const first = [ticks.find(({ label }) => label === zero), ticks[0], ticks.at(-1)];
  const rank = (tick: Tick) => (first.includes(tick) ? first.indexOf(tick) : first.length);
  const inOrder = [...ticks].sort((a, b) => rank(a) - rank(b) || a.at - b.at);
  const narrow = fitting(inOrder, [], { room: rooms.narrow, isNarrow: true });
  const wide = fitting(inOrder, narrow, { room: rooms.wide, isNarrow: false });
  return wide.sort((a, b) => a.at - b.at);
}

type Room = (typeof rooms)['narrow'];
type Fitting = { room: Room; isNarrow: boolean };

function fitting(
  ticks: readonly Tick[],
  taken: readonly AxisLabel[],
  { room, isNarrow }: Fitting,
): AxisLabel[] {
  const chosen = [...taken];
  for (const tick of ticks) {
    if (chosen.some(({ at }) => at === tick.at)) continue;
    const [start, end] = extent(tick, room);
    const line = lines.find((one) =>
      chosen.every((other) => {
        const [otherStart, otherEnd] = extent(other, room);
        return other.line !== one || end + between <= otherStart || otherEnd + between <= start;
      }),
    );
    if (line !== undefined) chosen.push({ ...tick, anchor: anchorOf(tick.at), line, isNarrow });
  }
  return chosen;
}

function extent({ at, label }: Tick, { length, letter }: Room): [start: number, end: number] {
  const x = (at / 100) * length;
  const width = label.length * letter;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchorOf(at)];
  return [start, start + width];
}

function anchorOf(at: number): AxisLabel['anchor'] {
  if (at < 12) return 'start';
  return at > 86 ? 'end' : 'middle';
}
