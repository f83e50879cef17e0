import type { Locale } from '#ui/language/locales.ts';
import type { ExampleGroup, Examples } from './example.tsx';
import { baseExamples } from './examples/base-examples.tsx';
import { buttonExamples } from './examples/button-examples.tsx';
import { fieldExamples } from './examples/field-examples.tsx';
import { islandExamples } from './examples/island-examples.tsx';
import { menuExamples } from './examples/menu-examples.tsx';
import { noticeExamples } from './examples/notice-examples.tsx';
import { pictureExamples } from './examples/picture-examples.tsx';

/** Those of a block lie in its folder. */
const ofBlocks = import.meta.glob<Examples>('../blocks/*/*.example.tsx', {
  import: 'examples',
  eager: true,
});

/**
 * Everything that the style guide shows, and that the tests of `tests/looks` compare picture by picture. Each is
 * drawn by the component that pages use, never copied; what only a browser brings about (an open dialog, a list
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
    ...Object.values(ofBlocks).flatMap((examples) => examples(locale)),
    ...pictureExamples(locale),
  ];
}
