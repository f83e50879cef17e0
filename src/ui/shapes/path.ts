export type Point = readonly [x: number, y: number];

type Command = 'M' | 'L' | 'Q' | 'T' | 'C';

/** One decimal: at the 200 units that a picture measures no one sees more, and each digit is sent. */
export function compactNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (!Number.isFinite(rounded)) throw new RangeError(`${value} is not a coordinate`);
  // `+ 0` makes 0 of -0; a zero before the point says nothing.
  return String(rounded + 0).replace(/^(-?)0\./, '$1.');
}

/** Numbers as SVG reads them: a minus sign separates as well as a space does. */
export function compactNumbers(values: readonly number[]): string {
  return values.map(compactNumber).reduce((all, next) => all + (next.startsWith('-') ? '' : ' ') + next);
}

/** One path command with its points: `command('Q', control, end)`. */
export function command(letter: Command, ...points: Point[]): string {
  return letter + compactNumbers(points.flat());
}

export function closed(...points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `${command('M', first)}${rest.map((point) => command('L', point)).join('')}Z`;
}

/**
 * A dot costs ten bytes as a line of no length with round ends; the stroke's width is its diameter. A tenth
 * of a unit long, because some PDF viewers leave out a line of length zero.
 */
export function dot(centre: Point): string {
  return `${command('M', centre)}h.1`;
}
