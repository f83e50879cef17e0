import { expect, test } from 'vitest';
import { minConnections, shareConnections } from './connection-shares.ts';

test('the shares of every budget add up to it, and no part goes without', () => {
  for (let budget = minConnections; budget <= 200; budget += 1) {
    for (const hasDesk of [true, false]) {
      const { site, queue, content, listening } = shareConnections(budget, hasDesk);
      expect(site + queue + content * (hasDesk ? 2 : 1) + listening, `budget ${budget}`).toBe(budget);
      expect([site >= 3, queue >= 2, content >= 3], `budget ${budget}`).toEqual([true, true, true]);
    }
  }
});

test('the site’s own pool, through which enquiries go, has two fifths or more of the usual budget', () => {
  expect(shareConnections(20, true)).toEqual({ site: 8, queue: 3, content: 4, listening: 1 });
  expect(shareConnections(20, false).site).toBe(12);
});
