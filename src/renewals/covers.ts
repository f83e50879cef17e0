/** Kinds of cover that a renewal is asked about, as visitors find them in the list. */
export const coversOfPeople = ['health', 'car', 'bike', 'home', 'travel', 'life', 'accident'] as const;
export const coversOfBusinesses = [
  'group-medical',
  'group-accident',
  'group-life',
  'employees-compensation',
  'fire',
  'marine',
  'liability',
  'cyber',
  'machinery',
  'works',
] as const;
export const covers = [...coversOfPeople, ...coversOfBusinesses, 'other'] as const;
export type Cover = (typeof covers)[number];
