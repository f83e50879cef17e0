/** Beside a review. */
export const text = { source: (name: string) => `Where ${name} wrote this` } as const;
