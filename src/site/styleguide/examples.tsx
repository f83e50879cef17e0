import type { Locale } from '#ui/language/locales.ts';
import { examplesOfBlocks } from './block-examples.tsx';
import type { ExampleGroup } from './example.tsx';
import { baseExamples } from './examples/base-examples.tsx';
import { buttonExamples } from './examples/button-examples.tsx';
import { fieldExamples } from './examples/field-examples.tsx';
import { islandExamples } from './examples/island-examples.tsx';
import { menuExamples } from './examples/menu-examples.tsx';
import { noticeExamples } from './examples/notice-examples.tsx';
import { pictureExamples } from './examples/picture-examples.tsx';

/**
 * Everything that the style guide shows, and that the tests of `tests/looks` compare picture by picture. Each is
 * rendered by the component that pages use, never copied; what only a browser brings about (an open dialog, a list
 * folded out, a toast) has its pictures in `tests/looks/in-use.test.ts`.
 */
export function exampleGroups(locale: Locale): ExampleGroup[] {
  return [
    ...baseExamples(locale),
    ...buttonExamples(locale),
    ...fieldExamples(locale),
    ...menuExamples(locale),
    ...noticeExamples(locale),
    ...islandExamples(locale),
    ...examplesOfBlocks.flatMap((examples) => examples(locale)),
    ...pictureExamples(locale),
  ];
}
