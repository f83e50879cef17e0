import type { Shape } from '#ui/shapes/scene.ts';
import type { SideOn } from '#ui/umbrella/side-on.ts';
import type { HeadFamily } from './families.ts';

/**
 * Something that is insured, drawn for the head of its pages: flat shapes with one ink line, in the coordinates of its
 * family's set-up (`setups.ts`). Each is a file of `objects/`, and `npm run generate` lists them.
 */
export type HeadObject = {
  /** The name that editors choose it by, as its file is named. */
  name: string;
  family: HeadFamily;
  /** From back to front. */
  shapes: Shape[];
  /** Shapes over the umbrella's stick or hem: waves, a near edge. */
  front?: Shape[];
  /** Over the object; left out, where the set-up has it. */
  umbrella?: SideOn;
};
