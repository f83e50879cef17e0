import type { Point } from '#ui/shapes/path.ts';
import { box, dots, flat, line, moved, plain } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** The wet floor of a shop, with its sign, and the footprints of a customer who noticed it too late. */
export const storefrontFloor: HeadObject = {
  name: 'storefront-floor',
  family: 'liability',
  umbrella: { at: [440, 168], radius: 164 },
  shapes: [
    tableTop('white'),
    line('M30 180H620M0 300H620M0 420H620M150 62V520M300 62V520M450 62V520', 'line', 3),
    flat('M250 300q50-52 130-24t110 30 40 84-96 50-130 8-96-34 42-114Z', 'rain'),
    plain('M300 330q40-26 80-14-46 4-80 14ZM440 412q30 0 44-22 4 30-44 22Z', 'white'),
    step([130, 478], 30),
    step([196, 402], 44),
    step([206, 476], 40),
    moved({ move: [66, 136] }, [
      flat('M48 0h64l48 184H0Z', 'marigold'),
      box([56, 14], [48, 12], 'ink', 5),
      flat('M80 54l44 84H36Z', 'white'),
      line('M80 84v24', 'ink', 8),
      dots([[80, 124]], 'ink', 9),
    ]),
  ],
};

/** A shoe's print, pointing up before it is turned. */
function step(move: Point, rotate: number) {
  return moved({ move, rotate, scale: 1.3 }, [
    plain('M0 0q-14-2-14-22t14-20 14 20-14 22ZM-10 8h20q2 20-10 20T-10 8Z', 'ink-2'),
  ]);
}
