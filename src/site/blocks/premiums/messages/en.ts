export const en = { sumInsured: 'Sum insured', premium: 'Premium' };
