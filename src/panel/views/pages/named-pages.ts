/** Pages that there is one of each of, under the names that the staff know them by; found by their keys. */
export const namedPages: readonly { name: string; key: string }[] = [
  { name: 'About', key: 'about-us' },
  { name: 'Blog page', key: 'blog' },
  { name: 'Health First', key: 'health-first' },
  { name: 'Health calculator', key: 'health-calculator' },
  { name: 'Corporate landing 1', key: 'get-corporate-insurance' },
  { name: 'Corporate landing 2', key: 'corporate-landing-2' },
  { name: 'POSP landing', key: 'posp-agent' },
];
