export const en = {
  kinds: { excess: 'Excess', base: 'Base', 'top-up': 'Top-up', 'super-top-up': 'Super top-up' },
  /** Explains a kind of layer in a line. */
  terms: {
    excess: (name: string, limit: string) => `${name}: you bear ${limit} of each bill`,
    base: (name: string, limit: string) => `${name}: up to ${limit}`,
    'top-up': (name: string, limit: string, start: string) =>
      `${name}: up to ${limit}, above the first ${start} of one bill`,
    'super-top-up': (name: string, limit: string, start: string) =>
      `${name}: up to ${limit}, above the first ${start} of the year’s bills`,
  },
  you: 'You',
  bill: 'Bill',
  amount: 'Amount',
  part: (name: string, sum: string) => `${name} ${sum}`,
  shared: (bill: string, parts: string) => `${bill}: ${parts}.`,
};
