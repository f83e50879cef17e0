import { expect, test } from 'vitest';
import { leadsBack } from './leads-back.ts';

const targets = new Map([
  ['/b', '/c?x=1#y'],
  ['/c', '/a#z'],
  ['/round', '/about'],
  ['/about', '/round'],
  ['/%E0%A4%AC', '/old'],
  ['/hi/former', '/present'],
  ['/left', '/right'],
  ['/hi/own', '/hi/two'],
  ['/hi/two', '/hi/own'],
]);
const back = (from: string, to: string) => leadsBack(from, to, (path) => targets.get(path));

test.each([
  ['/a', '/b', true],
  ['/old', '/ब', true],
  ['/x', '/b', false],
  ['/a', '/round', false],
  ['/a', 'https://other.example/a', false],
  ['/present', '/former', true],
  ['/hi/right', '/left', true],
  ['/right', '/hi/left', true],
  ['/hi/left', '/right', false],
  ['/hi/cruise', '/cruise', false],
  ['/cruise', '/hi/cruise', false],
  ['/own', '/elsewhere', false],
])('%s to %s comes back to where it began: %s', async (from, to, isBack) => {
  expect(await back(from, to)).toBe(isBack);
});
