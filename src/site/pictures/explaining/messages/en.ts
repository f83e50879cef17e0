export const en = {
  caveat: 'Illustration. Amounts are made up; the policy wording decides.',
  table: 'The same as a table',
  sums: (heading: string) => `The sums of: ${heading}`,
};
