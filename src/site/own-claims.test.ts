import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readSeedFiles, seedsOf } from '#content/seed/read-seed-files.ts';

/** The page `/accessibility` describes tests: each of them exists. `/how-fast`: `speed-claims.test.ts`. */
type Block = { block: string; heading?: string; rows?: string[][] };
type Page = { path: string; kind: string; blocks: Block[] };

const pages = seedsOf<Page>(readSeedFiles(), 'pages');

function rowsOf(path: string, heading: string): string[][] {
  const blocks = pages.find((page) => page.path === path)?.blocks ?? [];
  return blocks.find((block) => block.heading === heading)?.rows ?? [];
}

/** Each row of the table, and the tests that make it true. */
const tested: Record<string, [file: string, name: string][]> = {
  'The markup of every published page': [
    ['tests/journeys/every-route.test.ts', 'the markup of published pages is accessible'],
  ],
  'One page of each kind, as displayed': [
    [
      'tests/journeys/every-route.test.ts',
      'one page of each kind is accessible and does not scroll sideways',
    ],
  ],
  'Menus, sidebar and call-back form': [
    [
      'tests/journeys/keyboard-alone.test.ts',
      'With the keyboard alone a visitor opens the menus and the sidebar, and closes them again',
    ],
    [
      'tests/journeys/keyboard-alone.test.ts',
      'With the keyboard alone a visitor asks for a call, and gets the focus back where it was',
    ],
    [
      'tests/firefox/keyboard-alone.test.ts',
      'With the keyboard alone a visitor opens the sidebar, asks for a call from it, and gets the focus back',
    ],
  ],
  'Small windows and large text': [
    ['tests/journeys/text-lengths.test.ts', 'const widths = [320, 390, 1440];'],
    [
      'tests/journeys/menus.test.ts',
      'With letters twice as large a wide window has the row of a phone, and nothing of it is cut off',
    ],
  ],
  'Forms with mistakes': [
    [
      'tests/journeys/bad-input.test.ts',
      'An empty form is answered at each field, and once in the summary, which leads to the fields',
    ],
  ],
  'Without JavaScript': [
    [
      'tests/journeys/without-javascript.test.ts',
      'Without JavaScript a visitor gets the form as a page, and errors keep what was typed',
    ],
  ],
  'The tools, from question to result': [
    [
      'tests/journeys/long-every-tool.test.ts',
      'By keys alone, through a reload, a file and a lost network to the result: $who',
    ],
  ],
  Colours: [['src/ui/brand/contrast.test.ts', 'an unreadable pair is reported with its use']],
  'Results as PDF': [
    [
      'src/tools/report/report-pdf.test.ts',
      'screen readers get headings, lists, the picture, and the column of each figure',
    ],
    [
      'src/ui/typesetting/typesetter.test.ts',
      'a PDF is tagged, and refused where a screen reader could not read it',
    ],
  ],
  'Pages in Hindi': [
    [
      'tests/journeys/in-both-languages/hindi.ts',
      'The page of kind %s says nothing in English, stays in Hindi, fits, and ends',
    ],
  ],
};

test('every test that the accessibility statement describes exists, and none is described that is not named here', () => {
  const described = rowsOf('/accessibility', 'What is tested, and how').map(([what]) => what);
  expect(described).toEqual(Object.keys(tested));
  const missing = Object.values(tested)
    .flat()
    .filter(([file, name]) => !fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes(name));
  expect(missing).toEqual([]);
});
