import type { Shape } from '#ui/shapes/scene.ts';
import outlines from './letters.json' with { type: 'json' };

/**
 * Words as paths, in Anek at its heaviest. Cards are drawn where no font may be installed, and a line that is
 * measured before it is drawn is never cut. Lengths are in parts of the type size unless said otherwise.
 */
type Letter = { advance: number; path: string };

const unitsPerEm = 1000;
/** Headings are set tight, as on the pages. */
const tracking = -0.012;

const letters = new Map<string, Letter>(
  Object.entries(outlines.letters).map(([sign, outline]) => {
    const end = outline.indexOf(' ');
    if (end < 0) return [sign, { advance: Number(outline) / unitsPerEm, path: '' }];
    return [sign, { advance: Number(outline.slice(0, end)) / unitsPerEm, path: outline.slice(end + 1) }];
  }),
);

const kerns = new Map<string, number>(
  Object.entries(outlines.kerns).flatMap(([first, pairs]) =>
    pairs.split(' ').map((pair) => [first + pair.charAt(0), Number(pair.slice(1)) / unitsPerEm] as const),
  ),
);

/** The text in signs that we have; an accent that we lack is left out. Nothing when a letter is of another script. */
export function writable(text: string): string | undefined {
  const signs = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].map((sign) => {
    if (letters.has(sign)) return sign;
    const plain = sign.normalize('NFD').charAt(0);
    return letters.has(plain) ? plain : undefined;
  });
  return signs.includes(undefined) ? undefined : signs.join('');
}

export function widthOf(text: string): number {
  const signs = [...text];
  return signs.reduce((width, _, index) => width + advance(signs, index), -tracking);
}

/** From a sign's start to the next one's. */
function advance(signs: string[], index: number): number {
  const sign = signs[index] ?? '';
  const kern = kerns.get(sign + (signs[index + 1] ?? '')) ?? 0;
  return (letters.get(sign)?.advance ?? 0) + kern + tracking;
}

type Line = { text: string; at: readonly [left: number, baseLine: number]; size: number };

/** One line of writing. `size` is a whole number, so that the scale is exact. */
export function writing({ text, at, size }: Line): Shape {
  const signs = [...text];
  let left = 0;
  const shapes = signs.flatMap((sign, index): Shape[] => {
    const move = [left * unitsPerEm, 0] as const;
    left += advance(signs, index);
    const d = letters.get(sign)?.path;
    return d ? [{ kind: 'group', transform: { move }, shapes: [{ kind: 'path', d, fill: 'ink' }] }] : [];
  });
  return { kind: 'group', transform: { move: at, scale: size / unitsPerEm }, shapes };
}
