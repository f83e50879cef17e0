import { expect, test } from 'vitest';
import { minConnections, shareConnections } from './connection-shares.ts';

const sum = (shares: ReturnType<typeof shareConnections>, contentServices: number) =>
  shares.own + shares.queue + shares.content * contentServices + shares.listening;

test('the shares of every budget add up to it, and no part goes without', () => {
  for (let budget = minConnections.withDesk; budget <= 200; budget += 1) {
    const site = shareConnections('site', { budget, hasDesk: true });
    const staff = shareConnections('staff', { budget, hasDesk: true });
    expect(sum(site, 1) + sum(staff, 2), `budget ${budget}`).toBe(budget);
    const smallest = [site, staff].map(({ own, queue, content }) => [own >= 3, queue >= 1, content >= 3]);
    expect(smallest.flat(), `budget ${budget}`).not.toContain(false);
  }
  for (let budget = minConnections.withoutDesk; budget <= 200; budget += 1) {
    const site = shareConnections('site', { budget, hasDesk: false });
    expect(sum(site, 1), `budget ${budget}, no desk`).toBe(budget);
    expect([site.own >= 3, site.queue >= 2, site.content >= 3]).toEqual([true, true, true]);
  }
});

test('the pool through which enquiries go is the largest of the usual budget', () => {
  expect(shareConnections('site', { budget: 24, hasDesk: true })).toEqual({
    own: 7,
    queue: 2,
    content: 3,
    listening: 1,
  });
  expect(shareConnections('site', { budget: 24, hasDesk: false }).own).toBeGreaterThan(12);
});
