import { closed, command, type Point } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';

/**
 * How far a cover reaches, as a picture: the street is as long as what it could cost, the umbrella as wide as the cover
 * in hand, and rain falls on the rest.
 */
const width = 150;
const ground = 34;
const top = 12;
const gap = 9;

export function street(share: number): Scene {
  const dry = Math.min(Math.max(share, 0), 1) * width;
  return {
    viewBox: [0, 0, width, 38],
    shapes: [rain(dry), ...(dry > 0 ? umbrella(dry) : []), line(`M0 ${ground}H${width}`, 'ink', 2)],
  };
}

function rain(dry: number): Shape {
  const d = [0, 1, 2].flatMap((row) =>
    Array.from({ length: Math.ceil(width / gap) }, (_, index): string => {
      const start: Point = [index * gap + (row % 2 ? 3 : 7), 2 + row * 10];
      const isDry = row > 0 && start[0] < dry + 2;
      return isDry ? '' : command('M', start) + command('L', [start[0] - 2, start[1] + 6]);
    }),
  );
  return line(d.join(''), 'indigo', 1.3);
}

/** Gores of about equal width under one flat arch. */
function umbrella(dry: number): Shape[] {
  const middle = dry / 2;
  const gores = Math.max(2, Math.round(dry / 12));
  const edge = 22;
  const height = Math.min(edge - top, 4 + dry / 4);
  const arch = (part: number): Point => [part * dry, edge - height * Math.sin(Math.PI * part)];
  const outline = Array.from({ length: 25 }, (_, step) => arch(step / 24));
  const seams = Array.from({ length: gores - 1 }, (_, index): string => {
    const foot = ((index + 1) / gores) * dry;
    return command('M', [foot, edge]) + command('L', [middle + (foot - middle) * 0.35, arch(0.5)[1] + 1]);
  });
  return [
    line(`M${middle} ${edge}V${ground}`, 'ink', 1.6),
    {
      kind: 'path',
      d: closed(...outline),
      fill: 'leaf',
      stroke: 'ink',
      strokeWidth: 1.1,
      strokeEnds: 'round',
    },
    line(seams.join(''), 'leaf-soft', 1.4),
  ];
}

function line(d: string, stroke: 'ink' | 'indigo' | 'leaf-soft', strokeWidth: number): Shape {
  return { kind: 'path', d, stroke, strokeWidth, strokeEnds: 'round' };
}
