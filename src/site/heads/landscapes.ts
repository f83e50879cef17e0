import type { Colour } from '#ui/shapes/colours.ts';
import type { Point } from '#ui/shapes/path.ts';
import type { PathShape, Shape } from '#ui/shapes/scene.ts';
import { disc, line, plain } from './drawing-style.ts';

const width = 1440;
const bottom = 420;

/** One row of waves across a wide head. */
export function waves(top: number, height: number, fill: Colour): PathShape {
  const crests = Array.from({ length: width / 80 }, () => `q20 ${-height} 40 0t40 0`).join('');
  return plain(`M0 ${top}${crests}V${bottom}H0Z`, fill);
}

/** Low hills behind a road. */
export function hills(top: number, fill: Colour, opacity?: number): PathShape {
  return plain(`M0 ${top + 40}q180 -90 380 -30t360 -10q160 -70 330 10t370 -20V${bottom}H0Z`, fill, opacity);
}

/** A road across a wide head, with its dashed middle line. */
export function road(top: number): Shape[] {
  const dashes = Array.from({ length: 12 }, (_, index) => `M${30 + index * 120} ${top + 26}h60`).join('');
  return [
    plain(`M0 ${top}H${width}V${bottom}H0Z`, 'rain'),
    line(`M0 ${top}H${width}`),
    line(dashes, 'white', 5),
  ];
}

/** A town far away: roofs of several heights. */
export function skyline(base: number, fill: Colour, opacity?: number): PathShape {
  const roofs = [60, 110, 84, 150, 96, 128, 70, 118, 90, 140, 76, 104].map((roof) => `V${base - roof}h120`);
  return plain(`M0 ${base}${roofs.join('')}V${base}Z`, fill, opacity);
}

/** A tree whose trunk meets the ground at the given point. */
export function tree([x, y]: Point, height: number, fill: Colour = 'leaf'): Shape[] {
  const crown = Math.round(height * 0.3);
  return [disc([x, y - height + crown], crown, fill), line(`M${x} ${y}v${Math.round(height * -0.65)}l12-12`)];
}
