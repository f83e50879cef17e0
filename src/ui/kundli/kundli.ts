import type { Locale } from '../language/locales.ts';
import type { Colour } from '../shapes/colours.ts';
import { closed } from '../shapes/path.ts';
import type { Paint, Scene, Shape } from '../shapes/scene.ts';
import { fitAll } from './fit-all.ts';
import { type Fitted, lineHeight, markHeight, stackHeight, wordSize } from './fit-label.ts';
import type { HouseState } from './house-state.ts';
import { chartSize, type House, houses as places } from './houses.ts';
import { markAt } from './marks.ts';
import { kundliMessages } from './messages/messages.ts';
import { chartLines, pencilled, plate } from './plate.ts';
import { type Box, corners, rainIn, trimmed } from './rain.ts';
import { textWidth } from './text-width.ts';

/** A label may have soft hyphens where a long word can be broken. */
export type KundliHouse = { label: string; state: HouseState };

/** Twelve houses, and the language of the words for their states. */
type KundliInput = { houses: readonly KundliHouse[]; locale: Locale };

type Room = { state: HouseState; word: string; place: House; fitted: Fitted };

const grounds: Record<HouseState, Colour> = {
  covered: 'leaf-soft',
  thin: 'marigold-soft',
  open: 'terracotta-soft',
  unknown: 'paper-2',
  unasked: 'paper',
};

/** Lines that fall into a house: rain, or dots for an unknown one. */
const weather: Partial<Record<HouseState, Paint>> = {
  thin: { stroke: 'marigold', strokeWidth: 1.7, dashes: [11, 6], opacity: 0.75 },
  open: { stroke: 'terracotta', strokeWidth: 1.7, dashes: [11, 6], opacity: 0.5 },
  unknown: { stroke: 'line-strong', strokeWidth: 2.2, dashes: [0.1, 8], opacity: 0.8 },
};

/**
 * Twelve risks as a birth chart: each house has a colour, a word, a mark and as much rain as gets in. A house that is
 * unasked is in pencil, with its label alone. Sizes are made for a chart 320 pixels wide.
 */
export function kundli({ houses, locale }: KundliInput): Scene {
  if (houses.length !== places.length) throw new RangeError(`A kundli has 12 houses, not ${houses.length}`);
  const { states } = kundliMessages(locale);
  const words = houses.map(({ label, state }) => ({
    label,
    state,
    word: state === 'unasked' ? '' : states[state],
  }));
  const fittings = fitAll(words);
  const rooms = places.flatMap((place, index): Room[] => {
    const [house, fitted] = [words[index], fittings[index]];
    return house && fitted ? [{ ...house, place, fitted }] : [];
  });
  return {
    viewBox: [0, 0, chartSize, chartSize],
    shapes: [
      ...plate,
      ...rooms.map(ground),
      ...rooms.flatMap(rain),
      ...linesOf(rooms),
      ...rooms.flatMap(written),
    ],
  };
}

function ground({ state, place }: Room): Shape {
  return { kind: 'path', d: closed(...place.outline), fill: grounds[state] };
}

/** Ink around the houses that are; pencil for the rest. */
function linesOf(rooms: readonly Room[]): Shape[] {
  if (rooms.every(({ state }) => state !== 'unasked')) return chartLines;
  const d = rooms
    .filter(({ state }) => state !== 'unasked')
    .map(({ place }) => closed(...place.outline))
    .join('');
  return [...pencilled, { kind: 'path', d, stroke: 'ink', strokeWidth: 1.8, strokeEnds: 'round' }];
}

function rain({ state, word, place, fitted }: Room): Shape[] {
  const paint = weather[state];
  if (!paint) return [];
  const box = wordsBox(fitted, word);
  // The word for what is not known is as long as a label.
  const words = state === 'unknown' ? corners(box) : trimmed(box);
  const d = rainIn(place, words, state === 'thin');
  return [{ kind: 'path', d, ...paint, strokeEnds: 'round' }];
}

function wordsBox({ size, x, top, lines }: Fitted, word: string): Box {
  const half = (Math.max(...lines.map(textWidth), textWidth(word) * wordSize) * size) / 2 + 2;
  return [x - half, top - 2, x + half, top + stackHeight(lines) * size + 2];
}

/** Baselines are at about three quarters of a line's height. */
function written({ state, word, fitted: { size, x, top, lines } }: Room): Shape[] {
  const isPencil = state === 'unasked';
  const firstLine = top + markHeight * size;
  const label = lines.map((text, index): Shape => {
    const at = [x, firstLine + (index * lineHeight + 0.82) * size] as const;
    return { kind: 'text', at, text, size, weight: 650, anchor: 'middle', fill: isPencil ? 'ink-2' : 'ink' };
  });
  if (isPencil) return label;
  const wordAt = [x, firstLine + (lines.length * lineHeight + 0.74) * size] as const;
  return [
    markAt(state, [x, top + (markHeight / 2) * size], size),
    ...label,
    {
      kind: 'text',
      at: wordAt,
      text: word,
      size: size * wordSize,
      weight: 450,
      anchor: 'middle',
      fill: 'ink',
    },
  ];
}
