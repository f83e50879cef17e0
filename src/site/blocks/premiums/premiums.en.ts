/** The columns of the table. */
export const text = { sumInsured: 'Sum insured', premium: 'Premium' } as const;
