import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hexValue } from '../brand/brand.ts';
import { closed, command, compactNumber, compactNumbers, dot } from './path.ts';
import type { Scene } from './scene.ts';
import { Picture } from './svg-markup.tsx';
import { svgText } from './svg-text.ts';

const scene: Scene = {
  viewBox: [-10, -10, 20, 20],
  shapes: [
    {
      kind: 'group',
      className: 'turns',
      transform: { move: [1, -2], rotate: 30, scale: 0.5 },
      shapes: [
        {
          kind: 'path',
          d: 'M0 0L1 1',
          stroke: 'ink',
          strokeWidth: 1.25,
          strokeEnds: 'round',
          dashes: [0.1, 2.345],
        },
        { kind: 'circle', centre: [0, 3], radius: 2, fill: 'leaf', opacity: 0.5 },
        {
          kind: 'polygon',
          points: [
            [0, 0],
            [1, -1],
            [2, 0],
          ],
          fill: 'rose',
        },
      ],
    },
    {
      kind: 'text',
      at: [0, 1],
      text: 'Fire & "theft" <b>',
      size: 12,
      weight: 650,
      anchor: 'middle',
      fill: 'ink',
    },
  ],
};

describe('numbers', () => {
  test.each([
    [0.04, '0'],
    [-0.04, '0'],
    [0.5, '.5'],
    [-0.46, '-.5'],
    [10.06, '10.1'],
    [100, '100'],
  ])('%f is written as %s', (value, text) => {
    expect(compactNumber(value)).toBe(text);
  });

  test('a minus sign separates', () => {
    expect(compactNumbers([1, -2, 3])).toBe('1-2 3');
  });

  test('a value that is no number is refused', () => {
    expect(() => command('M', [Number.NaN, 0])).toThrow(RangeError);
  });

  test('paths', () => {
    expect(closed([0, 0], [1, 0], [1, 1])).toBe('M0 0L1 0L1 1Z');
    expect(dot([1, -1])).toBe('M1-1h.1');
  });
});

test('a file has colours by value and its text escaped', () => {
  expect(svgText(scene, { width: 20, title: 'A < B', fontFamily: 'Anek Latin' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10-10 20 20" width="20" font-family="Anek Latin">' +
      '<title>A &lt; B</title>' +
      '<g class="turns" transform="translate(1-2)rotate(30)scale(0.5)">' +
      `<path d="M0 0L1 1" fill="none" stroke="${hexValue('ink')}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="0.1 2.345"/>` +
      `<circle cy="3" r="2" fill="${hexValue('leaf')}" opacity="0.5"/>` +
      `<polygon points="0 0 1-1 2 0" fill="${hexValue('rose')}"/></g>` +
      `<text x="0" y="1" font-size="12" font-weight="650" text-anchor="middle" fill="${hexValue('ink')}">Fire &amp; &quot;theft&quot; &lt;b></text></svg>`,
  );
});

test('a page gets the same shapes with its own colours and no styles', () => {
  const html = renderToStaticMarkup(<Picture scene={scene} className="hero" />);
  expect(html).not.toContain('style');
  expect(html).toContain('<svg class="hero" viewBox="-10-10 20 20" aria-hidden="true" focusable="false">');
  expect(html).toContain('<g class="turns" transform="translate(1-2)rotate(30)scale(0.5)">');
  expect(html).toContain('stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round"');
  expect(html).toContain('<circle cy="3" r="2" fill="var(--leaf)" opacity="0.5">');
  expect(html).toContain('text-anchor="middle"');
});

test('a picture with a meaning is named and described by its own ids', () => {
  const alternative = { id: 'chart', title: 'Chart', description: '1. Fire: open' };
  const html = renderToStaticMarkup(<Picture scene={scene} alternative={alternative} />);
  expect(html).toContain('role="img" aria-labelledby="chart-title" aria-describedby="chart-description"');
  expect(html).toContain(
    '<title id="chart-title">Chart</title><desc id="chart-description">1. Fire: open</desc>',
  );
});
