export const en = {
  states: { covered: 'covered', thin: 'thin', open: 'open' },
  title: 'A risk chart of twelve houses',
  line: (number: number, label: string, state: string) => `${number}. ${label}: ${state}`,
  counts: ({ covered, thin, open }: { covered: number; thin: number; open: number }) =>
    `${covered} covered, ${thin} thin, ${open} open.`,
};
