import type { Colour } from '#ui/shapes/colours.ts';
import { closed, command, type Point } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { Rain } from '../assess-house.ts';
import type { RainField, RainRow } from '../rain-map.ts';

/**
 * The rain map as a drawing, for paper: fields with drops, the houses by their numbers, words on both axes. On a page it
 * is a table (`view/rain-map.tsx`).
 */
const cell = { width: 58, height: 40, gap: 3 };
const left = 92;
const below = 26;

const looks: Record<Rain, { ground: Colour; drop?: Colour; step: number }> = {
  light: { ground: 'white', step: 0 },
  moderate: { ground: 'rain-soft', drop: 'rain', step: 11 },
  heavy: { ground: 'rain', drop: 'indigo', step: 9 },
  'very-heavy': { ground: 'rain', drop: 'ink', step: 5.5 },
};

type Words = { rows: readonly string[]; columns: readonly string[] };

export function rainMapScene(rows: readonly RainRow[], { rows: likelihoods, columns }: Words): Scene {
  const fields = rows.flatMap(({ fields: row }, down) =>
    row.flatMap((field, across) => fieldAt(field, cornerOf(across, down))),
  );
  const besides = likelihoods.map((text, down): Shape => {
    const [, y] = cornerOf(0, down);
    return word(text, [left - 6, y + cell.height / 2 + 3], 'end');
  });
  const beneath = columns.map((text, across): Shape => {
    const [x] = cornerOf(across, 0);
    return word(text, [x + cell.width / 2, cornerOf(0, rows.length)[1] + 12], 'middle');
  });
  const [width, height] = cornerOf(columns.length, rows.length);
  return { viewBox: [0, 0, width, height + below - 8], shapes: [...fields, ...besides, ...beneath] };
}

function cornerOf(across: number, down: number): Point {
  return [left + across * (cell.width + cell.gap), down * (cell.height + cell.gap) + 1];
}

function fieldAt({ rain, houses }: RainField, [x, y]: Point): Shape[] {
  const { ground, drop, step } = looks[rain];
  const outline = closed(
    [x, y],
    [x + cell.width, y],
    [x + cell.width, y + cell.height],
    [x, y + cell.height],
  );
  return [
    { kind: 'path', d: outline, fill: ground, stroke: 'line', strokeWidth: 0.8 },
    ...(drop ? [drops([x, y], { drop, step })] : []),
    ...houses.flatMap(({ number }, index) =>
      numbered(number, placeIn([x, y], { index, count: houses.length })),
    ),
  ];
}

function drops([x, y]: Point, { drop, step }: { drop: Colour; step: number }): Shape {
  const d = [4, 16, 28].flatMap((top, row) =>
    Array.from({ length: Math.floor((cell.width - 6) / step) }, (_, index): string => {
      const start: Point = [x + 5 + index * step + (row % 2) * (step / 2), y + top];
      if (start[0] > x + cell.width - 2) return '';
      return command('M', start) + command('L', [start[0] - 2, start[1] + 6]);
    }),
  );
  return { kind: 'path', d: d.join(''), stroke: drop, strokeWidth: 0.9, strokeEnds: 'round' };
}

/** Up to three in a row, then as many in each. */
function placeIn([x, y]: Point, { index, count }: { index: number; count: number }): Point {
  const rows = Math.ceil(count / 3);
  const inRow = Math.ceil(count / rows);
  const across = ((index % inRow) + 0.5) / inRow;
  const down = (Math.floor(index / inRow) + 0.5) / rows;
  return [x + across * cell.width, y + down * cell.height];
}

function numbered(number: number, [x, y]: Point): Shape[] {
  const reach = 9;
  const diamond = closed([x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y]);
  return [
    { kind: 'path', d: diamond, fill: 'white', stroke: 'ink', strokeWidth: 1 },
    {
      kind: 'text',
      at: [x, y + 3],
      text: String(number),
      size: 8.5,
      weight: 650,
      anchor: 'middle',
      fill: 'ink',
    },
  ];
}

function word(text: string, at: Point, anchor: 'middle' | 'end'): Shape {
  return { kind: 'text', at, text, size: 8.5, weight: 450, anchor, fill: 'ink' };
}
