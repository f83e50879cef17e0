import { disc, flat, line } from '../drawing-style.ts';
import { bench, pottedPlant } from '../furniture.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { bust } from '../people.ts';

/** Two grandparents on a garden bench. */
export const grandparents: HeadObject = {
  name: 'grandparents',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 264 },
  shapes: [
    floor,
    ...bench([90, 372], 440, 'marigold'),
    ...bench([80, 424], 460, 'marigold'),
    ...bust({
      at: [210, 440],
      clothes: 'indigo',
      skin: 'skin-deep',
      hair: 'bald',
      hairColour: 'white',
      height: 112,
    }),
    ...bust({
      at: [410, 440],
      clothes: 'terracotta',
      skin: 'skin',
      hair: 'bun',
      hairColour: 'line-strong',
      height: 104,
    }),
    ...[200, 220].map((x) => disc([x, 306], 7, 'rain-soft')),
    flat('M176 430h68v40h-26v-22h-16v22h-26Z', 'ink'),
    flat('M370 430h80l8 40h-96Z', 'terracotta'),
    line('M384 464q-4-86 26-122', 'marigold', 8),
    line('M132 470V382q0-14 14-14t14 14', 'terracotta-deep', 8),
    ...pottedPlant([574, 470]),
  ],
};
