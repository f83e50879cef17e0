export const en = {
  states: {
    covered: 'covered',
    'not-covered': 'not covered',
    running: 'time limit',
    firm: 'permanent',
  },
  deadline: 'deadline',
  torn: 'The line is broken where its scale changes.',
  before: (length: string) => `${length} before`,
  /** A span in words: `the first 24 months`, `from 24 months on`. */
  first: (to: string) => `the first ${to}`,
  between: (from: string, to: string) => `from ${from} to ${to}`,
  onward: (from: string) => `from ${from} on`,
  start: 'the start',
  countedFrom: (zero: string) => `Counted from: ${zero}`,
  says: (when: string, what: string) => `${when}: ${what}`,
  columns: { what: 'What', when: (zero: string) => `When, counted from “${zero}”`, meaning: 'In words' },
};
