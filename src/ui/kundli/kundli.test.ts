import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hexValue } from '../brand/brand.ts';
import type { Shape, TextShape } from '../shapes/scene.ts';
import { svgText } from '../shapes/svg-text.ts';
import { kundliDescription, kundliLines } from './describe-kundli.ts';
import type { HouseState } from './house-state.ts';
import { houses as places } from './houses.ts';
import { type KundliHouse, kundli } from './kundli.ts';
import { kundliKey } from './marks.ts';
import { textWidth } from './text-width.ts';

const short = 'Health Home Vehicle Family Travel Debts Income Parents Cyber Life Liability Retirement'.split(
  ' ',
);
const long = [
  'Fire and burglary',
  'Machinery breakdown',
  'Stock in transit',
  'Business interruption',
  'Employee injury',
  'Cyber attack',
  'Directors’ liability',
  'Product liability',
  'Key people',
  'Professional advice',
  'Debts unpaid',
  'Staff health',
];
const states: HouseState[] = ['covered', 'thin', 'open'];
const marked: HouseState[] = [...states, 'unknown'];

function chart(labels: string[], state: (index: number) => HouseState): KundliHouse[] {
  return labels.map((label, index) => ({ label, state: state(index) }));
}

function mixed(labels: string[]): KundliHouse[] {
  return chart(labels, (index) => states[index % 3] ?? 'open');
}

function textsOf(shapes: Shape[]): TextShape[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? textsOf(shape.shapes) : shape.kind === 'text' ? [shape] : [],
  );
}

test('twelve houses, each with its label and its state in words', () => {
  const words = textsOf(kundli({ houses: mixed(short), locale: 'en' }).shapes).map(({ text }) => text);
  expect(words.filter((word) => short.includes(word))).toEqual(short);
  expect(words.filter((word) => (states as string[]).includes(word))).toHaveLength(12);
});

test('fewer or more than twelve houses are refused', () => {
  expect(() => kundli({ houses: mixed(short).slice(1), locale: 'en' })).toThrow('12 houses, not 11');
});

test('houses fill the square and do not overlap', () => {
  const area = (points: readonly (readonly [number, number])[]) =>
    Math.abs(
      points.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2;
  expect(places).toHaveLength(12);
  expect(places.reduce((sum, { outline }) => sum + area(outline), 0)).toBeCloseTo(342 ** 2);
});

test('states differ in shape, not in colour alone', () => {
  const shapes = marked.map((state) => {
    const svg = svgText(kundli({ houses: chart(short, () => state), locale: 'en' }));
    return svg.replaceAll(/ (fill|stroke)="#\w+"/g, '').replaceAll(state, '');
  });
  expect(new Set(shapes).size).toBe(4);
  const marks = marked.map((state) => svgText(kundliKey(state)).replaceAll(/#\w+/g, ''));
  expect(new Set(marks).size).toBe(4);
});

test('rain falls into all of an open house, into half of a thin one, into none that is covered', () => {
  const drops = (state: HouseState) => {
    const svg = svgText(kundli({ houses: chart(short, () => state), locale: 'en' }));
    const rain = [...svg.matchAll(/d="([^"]*)"[^>]*stroke-dasharray/g)].map(([, d]) => d ?? '');
    return rain.join('').split('M').length - 1;
  };
  expect(drops('covered')).toBe(0);
  expect(drops('thin')).toBeGreaterThan(30);
  expect(drops('open')).toBeGreaterThan(1.6 * drops('thin'));
});

test('an unknown house is drawn under dots, and named by its word', () => {
  const scene = kundli({ houses: chart(short, () => 'unknown'), locale: 'en' });
  expect(textsOf(scene.shapes).filter(({ text }) => text === 'not known')).toHaveLength(12);
  expect(svgText(scene)).toContain('stroke-dasharray="0.1 8"');
  expect(
    kundliDescription(
      chart(short, () => 'unknown'),
      'en',
    ),
  ).toMatch(/^0 covered, 0 thin, 0 open, 12 not known\.\n/);
});

test('in a chart being drawn, unasked houses are in pencil, and answered ones have an ink line', () => {
  const inkLines = (count: number) => {
    const { shapes } = kundli({
      houses: chart(short, (index) => (index < count ? 'covered' : 'unasked')),
      locale: 'en',
    });
    return shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.stroke === 'ink' && !shape.fill ? [shape.d.split('M').length - 1] : [],
    );
  };
  expect(inkLines(0)).toEqual([0]);
  expect(inkLines(3)).toEqual([3]);
  const words = textsOf(kundli({ houses: chart(short, () => 'unasked'), locale: 'en' }).shapes);
  expect(words.map(({ text }) => text)).toEqual(short);
  expect(
    kundliLines(
      chart(short, () => 'unasked'),
      'en',
    )[0],
  ).toBe('1. Health: not asked yet');
});

test.each([
  ['short', short, 13],
  ['long', long, 11],
])('at 320 pixels, %s labels have a readable size and are inside their houses', (_, labels, pixels) => {
  const texts = textsOf(kundli({ houses: mixed(labels), locale: 'en' }).shapes);
  const scale = 320 / 360;
  for (const { size, weight, text, at } of texts) {
    expect(size * scale).toBeGreaterThan(weight > 500 ? pixels : 9.5);
    const half = (textWidth(text) * size) / 2;
    const ends = [at[0] - half, at[0] + half];
    // Both ends of the line are in one and the same house.
    expect(places.some(({ outline }) => ends.every((x) => isInside(outline, [x, at[1] - size / 3])))).toBe(
      true,
    );
  }
});

function isInside(outline: readonly (readonly [number, number])[], [x, y]: [number, number]): boolean {
  const sides = outline.map(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

test('a long label breaks into two lines, a soft hyphen becomes a hyphen only where it breaks', () => {
  const houses = mixed(short.with(2, 'Hospital\u00adisation costs').with(0, 'Counter\u00adparties'));
  const words = textsOf(kundli({ houses, locale: 'en' }).shapes).map(({ text }) => text);
  expect(words.join(' ')).not.toContain('\u00ad');
  expect(words).toContain('Counterparties');
  expect(kundliLines(houses, 'en')[2]).toBe('3. Hospitalisation costs: open');
});

test('a label that fits nowhere is shown all the same', () => {
  const houses = mixed(short.with(1, 'Incomprehensibilities'));
  expect(svgText(kundli({ houses, locale: 'en' }))).toContain('Incomprehensibilities');
});

test('the text alternative says the same as the chart, in its order', () => {
  const lines = kundliDescription(mixed(short), 'en').split('\n');
  expect(lines[0]).toBe('4 covered, 4 thin, 4 open.');
  expect(lines.slice(1)).toEqual(kundliLines(mixed(short), 'en'));
  expect(lines[12]).toBe('12. Retirement: open');
});

test('costs less than 2.5 KB once compressed, without styles or broken numbers', () => {
  for (const labels of [short, long]) {
    const svg = svgText(kundli({ houses: mixed(labels), locale: 'en' }));
    expect(brotliCompressSync(svg).length).toBeLessThan(2560);
    expect(svg).not.toMatch(/style|NaN|undefined|Infinity/);
    expect(svg).toContain(hexValue('leaf-soft'));
  }
});
