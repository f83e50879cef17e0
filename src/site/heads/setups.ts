import type { Point } from '#ui/shapes/path.ts';
import type { ViewBox } from '#ui/shapes/scene.ts';
import type { SideOn } from '#ui/umbrella/side-on.ts';

export type HeadSetup = 'wide' | 'side' | 'low' | 'above';

type Canvas = {
  viewBox: ViewBox;
  /** Where the umbrella is if the object does not say so. From above it is the round one, and has no tilt. */
  umbrella: SideOn;
  /** Number of drops, and the area they fall in. */
  drops: number;
  from: Point;
  to: Point;
};

/** The four compositions of a head, each with a canvas of its own. */
export const setups: Record<HeadSetup, Canvas> = {
  wide: {
    viewBox: [0, 0, 1440, 400],
    umbrella: { at: [860, 118], radius: 170, stick: 40, tilt: -4 },
    drops: 90,
    from: [0, 0],
    to: [1440, 300],
  },
  side: {
    viewBox: [0, 0, 620, 520],
    umbrella: { at: [310, 190], radius: 270, stick: 250 },
    drops: 60,
    from: [0, 0],
    to: [620, 460],
  },
  low: {
    viewBox: [0, 0, 760, 440],
    umbrella: { at: [560, 150], radius: 170, stick: 230, tilt: 6 },
    drops: 44,
    from: [0, 0],
    to: [760, 370],
  },
  above: {
    viewBox: [0, 0, 620, 520],
    umbrella: { at: [400, 190], radius: 180 },
    drops: 60,
    from: [0, 0],
    to: [620, 500],
  },
};
