/** What stands above the two lists. */
export const text = {
  covered: 'Under the umbrella: covered',
  notCovered: 'Out in the rain: not covered',
} as const;
