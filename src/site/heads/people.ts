import type { Colour } from '#ui/shapes/colours.ts';
import type { Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import { flat, moved } from './drawing-style.ts';

export type Skin = 'skin' | 'skin-deep';

type Head = { at: Point; skin: Skin; hair: keyof typeof hairOf; size?: number; hairColour?: Colour };

/** Hair of a head with a radius of 24. */
const hairOf = {
  short: 'M-24-4q0-26 26-26t24 30q-8-16-22-16t-28 12Z',
  bob: 'M-22 4q-4-32 24-32t22 46q4 20-4 30-2-38-14-52-14 10-28 8Z',
  bun: 'M-24-2q-2-26 24-26t24 26q-24-14-48 0ZM-8-30a10 10 0 1 1 18 0Z',
  turban: 'M-27-2q0-32 27-32t27 32q-27-20-54 0ZM-6-22l12 8',
  helmet: 'M-27-4q0-30 27-30t27 30ZM-34-4h68M-7-32v14M7-32v14',
  bald: 'M-24 0q-2 14 4 18-6-6-4-18ZM24 0q2 14-4 18 6-6 4-18Z',
} as const;

/** A head seen from the front, without a face: what someone feels is left to who looks. */
export function head({ at, skin, hair, size = 24, hairColour = 'ink' }: Head): Shape {
  return moved({ move: at, scale: size / 24 }, [
    { kind: 'circle', centre: [0, 0], radius: 24, fill: skin, stroke: 'ink', strokeWidth: 4 },
    flat(hairOf[hair], hairColour),
  ]);
}

type Sitter = Head & {
  clothes: Colour;
  /** How high the shoulders are above the ground line. */
  height?: number;
};

/** Someone seen from the front to the ground line below them. `at` is the middle of the ground line. */
export function bust({ at: [x, y], clothes, height = 96, ...rest }: Sitter): Shape[] {
  const half = (rest.size ?? 24) * 1.85;
  return [
    flat(`M${x - half} ${y}q0 ${-height} ${half} ${-height}t${half} ${height}Z`, clothes),
    head({ ...rest, at: [x, y - height - (rest.size ?? 24) * 0.9] }),
  ];
}

type Stander = Sitter & { legs: Colour };

/** A person standing, seen from the front. `at` is between the feet, and a third of the height is legs. */
export function standing({ at: [x, y], clothes, legs, height = 190, size = 24, ...rest }: Stander): Shape[] {
  const [wide, hip, top] = [size * 1.5, y - height / 3, y - height];
  const [inner, outer] = [4, wide * 0.7];
  return [
    flat(
      `M${x - outer} ${hip - 4}V${y}h${outer - inner}V${hip + 14}h${2 * inner}V${y}h${outer - inner}V${hip - 4}Z`,
      legs,
    ),
    flat(`M${x - wide} ${hip}V${top + wide}q0 ${-wide} ${wide} ${-wide}t${wide} ${wide}V${hip}Z`, clothes),
    head({ ...rest, size, at: [x, top - size * 0.9] }),
  ];
}
