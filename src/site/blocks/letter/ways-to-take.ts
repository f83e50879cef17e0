/** How a letter leaves the page. */
export const waysToTake = ['copy', 'text', 'word', 'print'] as const;
export type WayToTake = (typeof waysToTake)[number];
