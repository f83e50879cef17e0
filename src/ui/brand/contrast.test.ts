import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { contrast, faintPairs } from './contrast.ts';

const { colours } = brand();

// WCAG's own examples and its two ends.
test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('%s and %s have a contrast of %f, whichever is the ground', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('an unreadable pair is reported with its use, both colours, its contrast and the contrast it needs', () => {
  expect(faintPairs(colours)).toEqual([]);
  expect(faintPairs({ ...colours, indigo: '#777777' })).toContain(
    'text of buttons: white on indigo has a contrast of 4.4:1 and needs 4.5:1',
  );
});

test.each([
  ['ink-2', 'sky'],
  ['indigo', 'white'],
  ['marigold', 'ink'],
  ['terracotta', 'line'],
  ['terracotta-deep', 'paper'],
  ['leaf', 'white'],
  ['line-strong', 'paper'],
  ['mint', 'white'],
  ['rain', 'ink'],
  ['night-text', 'ink'],
] as const)('a palette whose %s is like its %s is refused', (name, other) => {
  const changed = { ...colours, [name]: colours[other] };
  expect(faintPairs(changed).join()).toContain('has a contrast of 1:1');
});
