import { box, disc, flat, line, moved, plain } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';

/** A laptop on a bench, between a drill and a camera. */
export const laptop: HeadObject = {
  name: 'laptop',
  family: 'property',
  umbrella: { at: [380, 170], radius: 205, stick: 100 },
  shapes: [plain('M0 404H760V440H0Z', 'marigold-soft'), line('M0 404H760', 'ink', 5)],
  front: [
    box([254, 214], [252, 166], 'ink', 12),
    box([268, 228], [224, 136], 'rain-soft', 4),
    line('M288 338l46-38 40 20 60-58', 'terracotta', 7),
    line('M288 252h70M288 268h40', 'indigo', 6),
    flat('M226 380h308l22 24H204Z', 'white'),
    line('M350 392h60'),
    moved({ move: [70, 81], scale: 0.8 }, [
      flat('M64 270h96q14 0 14 14v16q0 14-14 14h-30l-6 64h-46l8-64H64q-14 0-14-22t14-22Z', 'terracotta'),
      line('M176 292h44', 'ink', 8),
      box([66, 376], [72, 26], 'ink', 5),
      line('M132 330h14v-14'),
    ]),
    moved({ move: [-24, 0] }, [
      box([584, 322], [132, 82], 'indigo', 10),
      flat('M624 322l8-20h40l8 20Z', 'indigo'),
      disc([652, 362], 30, 'white'),
      disc([652, 362], 16, 'rain'),
      box([596, 310], [20, 12], 'marigold'),
    ]),
  ],
};
