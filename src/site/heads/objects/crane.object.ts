import { box, flat, grid, line, plain } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';
import { skyline } from '../landscapes.ts';
import { bust } from '../people.ts';

const braces = Array.from({ length: 11 }, (_, index) => `l${index % 2 ? -28 : 28}-26`).join('');

/** A tower crane holding the umbrella over a building in scaffolding. */
export const crane: HeadObject = {
  name: 'crane',
  family: 'journey',
  umbrella: { at: [770, 196], radius: 150, stick: 14, hasCrook: false },
  shapes: [
    skyline(372, 'rain', 0.55),
    plain('M0 368H1440V420H0Z', 'marigold-soft'),
    line('M0 368H1440'),
    line('M990 12L640 34M990 12L1064 34'),
    line(`M976 368${braces}M976 368V62M1004 368V62`),
    flat('M612 34H1070v18H612Z', 'marigold'),
    box([1030, 52], [34, 28], 'ink'),
    box([970, 52], [40, 36], 'white'),
    flat('M976 34l14-24 14 24Z', 'marigold'),
    line('M770 52v14'),
    grid([680, 228], [5, 1], [8, 84], [44, 0], 'white'),
    box([676, 322], [190, 46], 'terracotta'),
    box([676, 276], [98, 36], 'terracotta'),
    grid([694, 334], [5, 1], [18, 22], [34, 0], 'white'),
    grid([664, 220], [1, 3], [212, 10], [0, 46], 'white'),
    line('M640 368V206M662 368V206M640 322h22M640 276h22M640 230h22M640 322l22-46M640 276l22-46'),
    ...bust({
      at: [922, 368],
      clothes: 'indigo',
      skin: 'skin-deep',
      hair: 'helmet',
      hairColour: 'marigold',
      size: 15,
      height: 46,
    }),
  ],
};
