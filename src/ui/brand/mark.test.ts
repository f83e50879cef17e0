import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { markAddress, paintMark } from './mark.ts';

const { colours } = brand();
const drawn = (inside: string, viewBox = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>\n`;

const plain = 'export it as a plain or optimised SVG, with its paints as attributes';

test('paints are replaced by the brand’s values, a colour of its own stays', () => {
  const { svg, problems } = paintMark(drawn('<path fill="var(--rose)"/><path fill="#010203"/>'), colours);
  expect(svg).toBe(drawn(`<path fill="${colours.rose}"/><path fill="#010203"/>`).trim());
  expect(problems).toEqual([]);
});

test('text before the drawing is left out, and a gradient may be named by a shape', () => {
  const mark = drawn('<linearGradient id="a"/><use xlink:href="#a"/><path fill="url(#a)"/>').trim();
  expect(paintMark(`<?xml version="1.0"?>\n<!-- Made <b>here</b> -->\n${mark}\n`, colours)).toEqual({
    svg: mark,
    problems: [],
  });
});

test.each([
  [drawn('<path fill="var(--plum)"/>'), 'var(--plum) is not a paint of brand.json'],
  [drawn('', '0 0 64 60'), 'needs a square viewBox, such as "0 0 64 64"'],
  ['a picture', 'needs a square viewBox, such as "0 0 64 64"'],
  [drawn('<script>alert(1)</script>'), `<script> is not a shape; ${plain}`],
  [drawn('<path onload="alert(1)"/>'), `onload= is none of a shape’s attributes; ${plain}`],
  [drawn('<path style="fill:red"/>'), `style= is none of a shape’s attributes; ${plain}`],
  [drawn('<use href="https://example.com/#a"/>'), `href= is none of a shape’s attributes; ${plain}`],
])('%j is refused: %s', (text, problem) => {
  expect(paintMark(text, colours).problems).toEqual([problem]);
});

test('as an address it breaks out of no attribute and no style', () => {
  expect(markAddress(drawn('<path fill="#010203"/>'))).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/);
});
