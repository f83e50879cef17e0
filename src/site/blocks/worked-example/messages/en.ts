export const en = {
  caveat: 'Illustration. Amounts are made up; the policy wording decides.',
  label: (heading: string) => `The sums of: ${heading}`,
};
