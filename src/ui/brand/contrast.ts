import type { Colour } from '../shapes/colours.ts';

/**
 * Pairs of colour and ground that must be told apart: those that the styles bring together. A brand whose
 * colours fall short in one of them cannot be read, and is refused.
 */
type Pairing = { what: string; colours: Colour[]; grounds: Colour[]; least: number };

/** WCAG 2.2, 1.4.3: text. */
const text = 4.5;
/** WCAG 2.2, 1.4.11: edges of fields, signs, progress. */
const sign = 3;

const pale: Colour[] = ['marigold-soft', 'terracotta-soft', 'leaf-soft', 'rain-soft', 'rose-soft', 'sky'];
const plain: Colour[] = ['paper', 'paper-2', 'white'];

/** The fill of a drawn bar has an ink line around it; without that it still has to be seen on its ground. */
const fill = 1.4;
const fills: Colour[] = ['rain', 'mint', 'rose', 'marigold'];

const pairings: Pairing[] = [
  { what: 'text', colours: ['ink', 'ink-2'], grounds: [...plain, ...pale], least: text },
  { what: 'text of buttons', colours: ['white'], grounds: ['ink', 'indigo'], least: text },
  { what: 'text of main buttons', colours: ['ink'], grounds: ['marigold'], least: text },
  { what: 'links in text', colours: ['indigo'], grounds: ['paper', 'white'], least: text },
  { what: 'figures and choices', colours: ['terracotta-deep'], grounds: ['paper', 'white'], least: text },
  { what: 'errors', colours: ['danger'], grounds: ['paper', 'white'], least: text },
  { what: 'text on the dark part', colours: ['night-text', 'white'], grounds: ['ink'], least: text },
  { what: 'signs and progress', colours: ['terracotta'], grounds: ['paper', 'white', 'line'], least: sign },
  { what: 'ticks', colours: ['leaf'], grounds: ['paper', 'white'], least: sign },
  { what: 'bars of pictures', colours: fills, grounds: ['paper', 'white'], least: fill },
  { what: 'text in bars of pictures', colours: ['ink'], grounds: fills, least: text },
  { what: 'edges of fields', colours: ['line-strong'], grounds: ['paper', 'white'], least: sign },
];

/** @returns a line for each pair that cannot be told apart */
export function faintPairs(colours: Record<Colour, string>): string[] {
  return pairings.flatMap(({ what, colours: fronts, grounds, least }) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const found = contrast(colours[front], colours[ground]);
        if (found >= least) return [];
        // Rounded down: 4.49 is not 4.5.
        const told = Math.floor(found * 10) / 10;
        return [`${what}: ${front} on ${ground} has a contrast of ${told}:1 and needs ${least}:1`];
      }),
    ),
  );
}

/** WCAG's ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
