/** What the staff side's process tells the site's once it listens. */
export const staffReady = 'ready';
