import { box, dots, flat, line, plain } from '../drawing-style.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { bust, head } from '../people.ts';

/** A baby asleep in a crib, a mobile that hangs from the umbrella, and both parents. */
export const crib: HeadObject = {
  name: 'crib',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 264 },
  shapes: [
    floor,
    line('M112 182v62M168 182v92M224 182v56'),
    flat('M112 240l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2Z', 'marigold'),
    flat('M162 274a20 20 0 1 0 26 28 24 24 0 0 1-26-28Z', 'white'),
    flat('M224 236q-18 22-18 32a18 18 0 0 0 36 0q0-10-18-32Z', 'terracotta'),
    plain('M64 360H276V446H64Z', 'white'),
    head({ at: [108, 412], skin: 'skin', hair: 'short', size: 20 }),
    flat('M128 436q0-36 40-36h104v36Z', 'rose'),
    dots(
      [
        [170, 418],
        [200, 418],
        [230, 418],
        [185, 410],
        [215, 410],
        [245, 410],
      ],
      'white',
      6,
    ),
    line('M88 360v80M116 360v80M144 360v80M172 360v80M200 360v80M228 360v80M252 360v80', 'ink', 4),
    box([60, 348], [220, 14], 'marigold', 6),
    box([60, 436], [220, 14], 'marigold', 6),
    line('M66 340V470M274 340V470', 'ink', 8),
    ...bust({ at: [436, 470], clothes: 'indigo', skin: 'skin-deep', hair: 'short', height: 116 }),
    ...bust({ at: [528, 470], clothes: 'terracotta', skin: 'skin', hair: 'bob', height: 98 }),
    line('M506 466q-6-54 20-90', 'marigold', 8),
  ],
};
