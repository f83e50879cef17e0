import { expect, test } from 'vitest';
import { documentFile, fileNamePattern, filesOf, nameOfFile, widthsOf } from './upload-names.ts';

const name = 'two-advisers-0123456789012345';

test.each([
  [200, [200]],
  [320, [320]],
  [700, [320, 640, 700]],
  [1920, [320, 640, 960, 1440, 1920]],
])('a picture %i wide is kept in these widths', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test('every file name states width and kind, and one file is for browsers without modern formats', () => {
  expect(filesOf({ name: 'a', width: 400, kind: 'png' })).toEqual([
    ...['a-320.avif', 'a-400.avif', 'a-320.webp', 'a-400.webp', 'a-400.png'],
  ]);
});

test.each([...filesOf({ name, width: 1920, kind: 'jpg' }), documentFile(name)])(
  '%s is recognised as a file of its record',
  (file) => {
    expect(file).toMatch(fileNamePattern);
    expect(nameOfFile(file)).toBe(name);
  },
);

test.each([
  ...[
    '../a-320.avif',
    'a/b-320.avif',
    'a-320.svg',
    'a.jpg',
    'a-3.avif',
    'a-320.avif.part',
    '.pdf',
    '-320.avif',
  ],
  ...['A-320.avif', 'a-320.html', 'a.pdf\n', 'a-320', '', 'a--320.avif'],
])('%j is no file’s name', (file) => {
  expect(file).not.toMatch(fileNamePattern);
});
