export const en = {
  states: {
    covered: 'covered',
    'not-covered': 'not covered',
    running: 'time runs',
    firm: 'holds for good',
  },
  deadline: 'its end',
  torn: 'The line is torn where its measure changes.',
  before: (length: string) => `${length} before`,
  /** A span in words. */
  between: (from: string, to: string) => `${from} to ${to}`,
  onward: (from: string) => `${from} and on`,
  says: (when: string, what: string) => `${when}: ${what}`,
  columns: { what: 'What', when: 'When', meaning: 'In words' },
};
