import type { ProcessPart } from './process-part.ts';

/**
 * One budget of database connections per instance, divided here and nowhere else, so that a server's
 * `max_connections` can be held against the number of instances. All pools of its processes full, their sum is the
 * budget.
 */
export type ConnectionShares = {
  /** The process's own pool. The site's: enquiries, limits, stamps; the staff side's: the desk's lists and cases. */
  own: number;
  /** The queue's: polling, and the state of its jobs; of the staff side, which only puts jobs in, one. */
  queue: number;
  /** The share of each content service: the site has one, the staff side two, since it is two bundles. */
  content: number;
  /** The connection that listens for others' commits. */
  listening: 1;
};

// One that listens, one for the queue, three for each content service (each keeps one to itself), three.
const minOfStaff = 11;
const minOfSite = 9;

/** The smallest budget of an instance. */
export const minConnections = { withDesk: minOfSite + minOfStaff, withoutDesk: minOfSite } as const;

type Instance = {
  /** Connections of all its processes, at least `minConnections`. */
  budget: number;
  hasDesk: boolean;
};

export function shareConnections(part: ProcessPart, { budget, hasDesk }: Instance): ConnectionShares {
  const listening = 1;
  const ofStaff = hasDesk ? Math.max(minOfStaff, Math.floor((budget * 2) / 5)) : 0;
  if (part === 'staff') {
    const queue = 1;
    const content = Math.max(3, Math.floor(ofStaff / 4));
    return { own: ofStaff - listening - queue - 2 * content, queue, content, listening };
  }
  const ofSite = budget - ofStaff;
  const queue = Math.max(2, Math.floor((ofSite * 3) / 20));
  const content = Math.max(3, Math.floor(ofSite / 5));
  return { own: ofSite - listening - queue - content, queue, content, listening };
}
