/**
 * One budget of database connections per process, divided here and nowhere else, so that a server's
 * `max_connections` can be held against the number of instances. All pools full, their sum is the budget.
 */
export type ConnectionShares = {
  /** The site's own pool: enquiries, limits, stamps. */
  site: number;
  /** The queue's: polling, and the state of its jobs. */
  queue: number;
  /** Of each content service; where there is a desk there are two, the site's and the desk's own. */
  content: number;
  /** The one that listens for what others commit. */
  listening: 1;
};

/** One that listens, two for the queue, three for each of two content services (each keeps one to itself), three. */
export const minConnections = 12;

/** @param budget of one process, at least `minConnections` */
export function shareConnections(budget: number, hasDesk: boolean): ConnectionShares {
  const listening = 1;
  const queue = Math.max(2, Math.floor((budget * 3) / 20));
  const content = Math.max(3, Math.floor(budget / 5));
  const site = budget - listening - queue - content * (hasDesk ? 2 : 1);
  return { site, queue, content, listening };
}
