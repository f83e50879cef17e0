import type { Colour } from '#ui/shapes/colours.ts';
import type { Shape } from '#ui/shapes/scene.ts';

/** A cover as an awning at its height: a line with a scalloped hem, two cloths by turns. */
type Awning = { left: number; right: number; y: number; scallop: number; cloth: Colour; other: Colour };

export function awning({ left, right, y, scallop, cloth, other }: Awning): Shape[] {
  const count = Math.max(2, Math.round((right - left) / scallop));
  const width = (right - left) / count;
  const depth = width * 0.5;
  const hem = (isOdd: boolean) =>
    Array.from({ length: count }, (_, index) => {
      if ((index % 2 === 1) !== isOdd) return '';
      const x = left + index * width;
      return `M${x.toFixed(1)} ${y}v${(depth * 0.35).toFixed(1)}q${(width / 2).toFixed(1)} ${(depth * 1.3).toFixed(1)} ${width.toFixed(1)} 0V${y}Z`;
    }).join('');
  return [
    { kind: 'path', d: hem(false), fill: cloth, stroke: 'ink', strokeWidth: 0.8 },
    { kind: 'path', d: hem(true), fill: other, stroke: 'ink', strokeWidth: 0.8 },
    { kind: 'path', d: `M${left} ${y}H${right}`, stroke: 'ink', strokeWidth: 2 },
  ];
}
