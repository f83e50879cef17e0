import { box, flat, grid, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A factory with a saw-tooth roof and one chimney. */
export const factory: HeadObject = {
  name: 'factory',
  family: 'property',
  umbrella: { at: [372, 150], radius: 182, stick: 130, tilt: -4 },
  shapes: [],
  front: [
    flat('M474 290l8-98h36l8 98Z', 'terracotta-deep'),
    line('M480 216h40', 'white', 8),
    flat('M186 408V276l88-60v60l88-60v60l88-60v60h100V408Z', 'terracotta'),
    flat('M258 240v36h-52ZM346 240v36h-52ZM434 240v36h-52Z', 'rain-soft'),
    grid([208, 300], [4, 1], [34, 30], [52, 0], 'rain-soft'),
    box([436, 306], [88, 102], 'indigo'),
    line('M436 324h88M436 342h88M436 360h88', 'ink', 2.5),
    line('M188 352h248', 'marigold', 9),
    groundLine,
  ],
};
