/** Below so many views or calls nothing is published: chance would speak, and one person might be told from another. */
export const fewestShown = 20;
