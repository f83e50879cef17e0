import { container, crate } from '../cargo.ts';
import { box, line } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';
import { road, skyline } from '../landscapes.ts';

/** A warehouse with its loading doors and two containers. */
export const warehouse: HeadObject = {
  name: 'warehouse',
  family: 'journey',
  umbrella: { at: [796, 158], radius: 184, stick: 50, hasCrook: false },
  shapes: [skyline(354, 'rain', 0.5), ...road(350)],
  front: [
    box([622, 212], [346, 138], 'white'),
    box([610, 198], [370, 22], 'terracotta'),
    box([646, 250], [88, 100], 'ink'),
    ...crate([652, 302], [46, 48]),
    ...crate([694, 314], [36, 36], 'terracotta-soft'),
    box([756, 250], [88, 100], 'rain'),
    line('M756 268h88M756 286h88M756 304h88M756 322h88', 'ink', 2.5),
    ...container([852, 248], [128, 54], 'marigold'),
    ...container([836, 302], [180, 54], 'indigo'),
    line('M690 250v-14M800 250v-14', 'terracotta', 8),
  ],
};
