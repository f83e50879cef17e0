import type { Point } from '#ui/shapes/path.ts';
import { writing } from '../desk.ts';
import { box, disc, each, grid, line, moved } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

const seats: Point[] = [150, 244, 338, 432].map((x) => [x, 168]);
const opposite: Point[] = seats.map(([x]) => [x, 432]);

/** A boardroom table with its chairs, documents and a glass of water. */
export const boardroom: HeadObject = {
  name: 'boardroom',
  family: 'liability',
  umbrella: { at: [440, 166], radius: 160 },
  shapes: [
    tableTop('sky'),
    ...each([...seats, ...opposite, [40, 300], [520, 300]], (at) => box(at, [62, 62], 'indigo', 18)),
    box([84, 206], [460, 250], 'terracotta', 110),
    grid([150, 226], [4, 2], [56, 70], [94, 140], 'white'),
    ...seats.map(([x]) => writing([x + 12, 388], [32, 32, 20], 16)),
    ...seats.slice(0, 2).map(([x]) => writing([x + 12, 248], [32, 32, 20], 16)),
    disc([112, 330], 15, 'rain-soft'),
    moved({ move: [270, 316], rotate: -10 }, [box([0, 0], [70, 40], 'marigold', 4), line('M20 0v40')]),
  ],
};
