export const en = {
  cases: { low: 'low', likely: 'likely', high: 'high' },
  sums: {
    title: 'Sums insured on sale, as umbrellas',
    line: (low: string, likely: string, high: string) => `Low: ${low}. Likely: ${likely}. High: ${high}.`,
  },
  steps: {
    columns: { step: 'Step', bar: 'As a bar', change: 'Rupees', soFar: 'So far' },
    minus: (sum: string) => `− ${sum}`,
    plus: (sum: string) => `+ ${sum}`,
  },
  outlook: {
    title: 'The need over the years, compared with the cover',
    today: 'today',
    inYears: (years: number) => `in ${years} years`,
    after: (years: number) => `+${years}`,
    inRain: 'out in the rain',
    at: (rate: string) => `at ${rate}%`,
    inHand: 'what you have',
    withMore: 'with the likely sum',
    table: 'The same as a table',
    year: 'Year',
    costAt: (rate: string) => `Need at ${rate}%`,
    cover: 'Your present cover',
    coverWithMore: 'With the likely sum',
  },
  split: {
    basePays: (sum: string) => `The base pays ${sum}`,
    topUpPays: (sum: string) => `The super top-up pays ${sum}`,
    left: (sum: string) => `${sum} of it is left for the year`,
    title: 'Three bills of one year, and who pays them',
    link: 'Health insurance, in plain words',
  },
  moves: {
    yours: 'your answer',
    reset: 'Back to my answers',
  },
};
