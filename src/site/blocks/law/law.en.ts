/** Below what the law says. */
export const text = { asOn: (date: string) => `As on ${date}.` } as const;
