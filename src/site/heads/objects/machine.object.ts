import { box, disc, flat, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { gear } from '../machines.ts';

/** A machine with its gears exposed. */
export const machine: HeadObject = {
  name: 'machine',
  family: 'property',
  umbrella: { at: [372, 150], radius: 182, stick: 120, tilt: 4 },
  shapes: [],
  front: [
    line('M520 280h40q24 0 24 24v84', 'ink', 24),
    line('M520 280h40q24 0 24 24v84', 'rain', 16),
    box([222, 240], [300, 150], 'indigo', 12),
    flat('M250 240v-22q0-10 10-10h60q10 0 10 10v22Z', 'terracotta'),
    line('M266 222h48'),
    disc([464, 286], 26, 'white'),
    line('M464 286l12-14'),
    box([438, 336], [54, 28], 'rain-soft', 4),
    line('M448 350h10M468 350h14'),
    ...gear([294, 318], 62, 12, 'marigold'),
    ...gear([382, 340], 36, 8, 'terracotta'),
    box([200, 386], [420, 22], 'ink', 4),
    groundLine,
  ],
};
