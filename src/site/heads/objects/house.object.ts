import { box, disc, flat, grid, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { tree } from '../landscapes.ts';

/** A house with an umbrella in its chimney. */
export const house: HeadObject = {
  name: 'house',
  family: 'property',
  umbrella: { at: [396, 148], radius: 178, stick: 70, hasCrook: false },
  shapes: [...tree([606, 406], 150), ...tree([164, 406], 96)],
  front: [
    box([376, 196], [40, 74], 'terracotta-deep'),
    box([370, 190], [52, 14], 'white'),
    box([232, 286], [260, 122], 'white'),
    flat('M204 292l60-84h196l60 84Z', 'terracotta'),
    box([336, 322], [54, 86], 'indigo'),
    disc([378, 366], 3, 'marigold'),
    grid([258, 316], [2, 2], [24, 24], [24, 24], 'rain-soft'),
    grid([418, 316], [2, 2], [24, 24], [24, 24], 'rain-soft'),
    line('M234 250h256', 'terracotta-deep', 3),
    box([318, 398], [90, 10], 'marigold'),
    groundLine,
  ],
};
