import type { ExampleGroup } from './example.tsx';
import { baseExamples } from './examples/base-examples.tsx';
import { buttonExamples } from './examples/button-examples.tsx';
import { dialogExamples } from './examples/dialog-examples.tsx';
import { fieldExamples } from './examples/field-examples.tsx';
import { menuExamples } from './examples/menu-examples.tsx';
import { noticeExamples } from './examples/notice-examples.tsx';
import { pictureExamples } from './examples/picture-examples.tsx';

/** Those of a block lie in its folder. */
const ofBlocks = import.meta.glob<ExampleGroup>('../blocks/*/*.example.tsx', {
  import: 'examples',
  eager: true,
});

/** Everything that the style guide shows, and that the tests of `tests/looks` compare picture by picture. */
export const exampleGroups: ExampleGroup[] = [
  ...baseExamples,
  ...buttonExamples,
  ...fieldExamples,
  ...dialogExamples,
  ...menuExamples,
  ...noticeExamples,
  ...Object.values(ofBlocks),
  ...pictureExamples,
];
