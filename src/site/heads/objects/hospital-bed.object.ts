import { flat, line } from '../drawing-style.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { bust, head } from '../people.ts';

export const hospitalBed: HeadObject = {
  name: 'hospital-bed',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 264 },
  shapes: [
    floor,
    line('M70 470V330M70 410H300M300 470V380'),
    flat('M78 408V372q0-12 14-12h60q14 0 14 12v36Z', 'white'),
    head({ at: [112, 350], skin: 'skin', hair: 'short', size: 22 }),
    flat('M140 408q10-44 60-44h96v44Z', 'indigo'),
    line('M160 408q16-26 50-26', 'marigold'),
    ...bust({ at: [434, 470], clothes: 'terracotta', skin: 'skin-deep', hair: 'short' }),
    ...bust({ at: [538, 470], clothes: 'marigold', skin: 'skin', hair: 'bob', size: 22, height: 84 }),
  ],
};
