import { command, type Point } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { Risk } from './assess-house.ts';

/**
 * A risk as a trough of 25: as far as the outline reaches goes likelihood times consequence, as far as the rain is
 * goes what the controls leave of it.
 */
const width = 250;
const height = 26;
const worst = 25;
const gap = 11;

export function riskBar({ inherent, residual }: Pick<Risk, 'inherent' | 'residual'>): Scene {
  const [outline, rain] = [inherent, residual].map((score) => (score / worst) * width) as [number, number];
  return {
    viewBox: [-1, -1, width + 2, height + 2],
    shapes: [
      { kind: 'path', d: box(width), fill: 'paper', stroke: 'line', strokeWidth: 1 },
      { kind: 'path', d: box(outline), fill: 'white', stroke: 'ink', strokeWidth: 1.2, dashes: [4, 3] },
      { kind: 'path', d: box(rain), fill: 'rain', stroke: 'ink', strokeWidth: 1.2 },
      drops(rain),
    ],
  };
}

function box(to: number): string {
  return `M0 0H${Math.round(to * 10) / 10}V${height}H0Z`;
}

function drops(to: number): Shape {
  const d = [5, 15].flatMap((top, row) =>
    Array.from({ length: Math.max(0, Math.floor((to - 4) / gap)) }, (_, index): string => {
      const start: Point = [6 + index * gap + row * (gap / 2), top];
      return start[0] > to - 3 ? '' : command('M', start) + command('L', [start[0] - 2.4, start[1] + 6.5]);
    }),
  );
  return { kind: 'path', d: d.join(''), stroke: 'indigo', strokeWidth: 1.4, strokeEnds: 'round' };
}
