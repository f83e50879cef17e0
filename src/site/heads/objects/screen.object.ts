import type { Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import { openLaptop } from '../desk.ts';
import { box, disc, dots, line, moved } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A locked laptop, and e-mails that raise an alarm. */
export const screen: HeadObject = {
  name: 'screen',
  family: 'liability',
  umbrella: { at: [444, 172], radius: 164 },
  shapes: [
    tableTop('marigold-soft'),
    openLaptop([60, 124], -4, 'rain-soft', [
      line('M76 72v-18q0-24 24-24t24 24v18', 'ink', 9),
      box([62, 68], [76, 58], 'marigold', 8),
      disc([100, 92], 8, 'ink'),
      line('M100 92v16', 'ink', 7),
    ]),
    ...envelope([404, 356], -8),
    ...envelope([446, 420], 6),
  ],
};

/** With its warning at the right upper corner. */
function envelope(move: Point, rotate: number): Shape[] {
  return [
    moved({ move, rotate }, [
      box([0, 0], [124, 78], 'white', 6),
      line('M3 4l59 44 59-44'),
      disc([116, 4], 19, 'terracotta'),
      line('M116-6v10', 'white', 6),
      dots([[116, 13]], 'white', 6),
    ]),
  ];
}
