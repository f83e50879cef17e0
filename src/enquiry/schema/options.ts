/** The lists that a visitor chooses from, word for word as in the specification. */
export const defaultConcerns = ['Corporate Insurance', 'Personal Insurance', 'POSP'] as const;

export const fertilityConcerns = [
  'Oocyte Health',
  'Oocyte Life',
  'Surrogate Health',
  'Surrogate Life',
  'All',
] as const;

export const subPurposes = [
  'Health Insurance',
  'Oocyte Health Insurance',
  'Oocyte Life Insurance',
  'Surrogate Health Insurance',
  'Surrogate Life Insurance',
  'IVF Insurance',
  'IVF Maternity Insurance',
  'Other',
] as const;

export const sumsInsured = ['50000', '75000'] as const;

export const languages = ['English', 'Hindi'] as const;
