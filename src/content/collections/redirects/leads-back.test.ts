import { expect, test } from 'vitest';
import { leadsBack } from './leads-back.ts';

const targets = new Map([
  ['/b', '/c?x=1#y'],
  ['/c', '/a#z'],
  ['/round', '/about'],
  ['/about', '/round'],
  ['/%E0%A4%AC', '/old'],
]);
const back = (from: string, to: string) => leadsBack(from, to, (path) => targets.get(path));

test.each([
  ['/a', '/b', true],
  ['/a', '/a#place', true],
  ['/old', '/ब', true],
  ['/x', '/b', false],
  ['/a', '/round', false],
  ['/a', 'https://other.example/a', false],
])('%s to %s comes back to where it began: %s', async (from, to, isBack) => {
  expect(await back(from, to)).toBe(isBack);
});
