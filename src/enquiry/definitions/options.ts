/** Options that a visitor chooses from: keys for programs, and the words of the specification, which are sent. */
export const concerns = {
  corporate: 'Corporate Insurance',
  personal: 'Personal Insurance',
  posp: 'POSP',
  'oocyte-health': 'Oocyte Health',
  'oocyte-life': 'Oocyte Life',
  'surrogate-health': 'Surrogate Health',
  'surrogate-life': 'Surrogate Life',
  all: 'All',
  cruise: 'Cruise Insurance',
  'ivf-maternity': 'IVF Maternity Insurance',
  ivf: 'IVF Insurance',
  'oocyte-health-insurance': 'Oocyte Health Insurance',
  'oocyte-life-insurance': 'Oocyte Life Insurance',
  'surrogate-health-insurance': 'Surrogate Health Insurance',
  'surrogate-life-insurance': 'Surrogate Life Insurance',
  'surety-bond': 'Surety Bond',
} as const;
export type Concern = keyof typeof concerns;

export const defaultSet: readonly Concern[] = ['corporate', 'personal', 'posp'];
export const fertilitySet: readonly Concern[] = [
  'oocyte-health',
  'oocyte-life',
  'surrogate-health',
  'surrogate-life',
  'all',
];

export const subPurposes = {
  health: 'Health Insurance',
  'oocyte-health': 'Oocyte Health Insurance',
  'oocyte-life': 'Oocyte Life Insurance',
  'surrogate-health': 'Surrogate Health Insurance',
  'surrogate-life': 'Surrogate Life Insurance',
  ivf: 'IVF Insurance',
  'ivf-maternity': 'IVF Maternity Insurance',
  other: 'Other',
} as const;

export const sumsInsured = { '50000': '50000', '75000': '75000' } as const;

/** The languages in which we call. A site may speak others. */
export const contactLanguages = { english: 'English', hindi: 'Hindi' } as const;
