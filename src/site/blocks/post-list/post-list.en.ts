/** Around the list. */
export const text = { defaultHeading: 'All posts', none: 'Nothing has been published here yet.' } as const;
