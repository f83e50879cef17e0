import type { HouseState } from '../house-state.ts';

export const en = {
  states: {
    covered: 'covered',
    thin: 'thin',
    open: 'open',
    unknown: 'not known',
    unasked: 'not asked yet',
  },
  title: 'A risk chart of twelve houses',
  line: (number: number, label: string, state: string) => `${number}. ${label}: ${state}`,
  counts: ({ covered, thin, open, unknown, unasked }: Record<HouseState, number>) =>
    `${[
      `${covered} covered, ${thin} thin, ${open} open`,
      ...(unknown ? [`${unknown} not known`] : []),
      ...(unasked ? [`${unasked} not asked yet`] : []),
    ].join(', ')}.`,
};
