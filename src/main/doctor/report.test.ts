import { expect, test } from 'vitest';
import { consider, stop } from './finding.ts';
import { reportOf } from './report.ts';

test('the grave findings come first, each with its advice, and both kinds are counted', () => {
  expect(reportOf([consider('b', 'do b'), stop('a', 'do a')])).toBe(
    'STOP  a\n      do a\nnote  b\n      do b\n1 to settle before going live, 1 to consider.',
  );
  expect(reportOf([])).toBe('0 to settle before going live, 0 to consider.');
});
