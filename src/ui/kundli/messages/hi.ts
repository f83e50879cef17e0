import type { en } from './en.ts';

export const hi: typeof en = {
  states: {
    covered: 'कवर में',
    thin: 'कवर कम',
    open: 'कवर नहीं',
    unknown: 'पता नहीं',
    unasked: 'अभी पूछा नहीं',
  },
  title: 'बारह भावों की जोखिम कुंडली',
  line: (number, label, state) => `${number}. ${label}: ${state}`,
  counts: ({ covered, thin, open, unknown, unasked }) =>
    `${[
      `${covered} कवर में, ${thin} में कवर कम, ${open} में कवर नहीं`,
      ...(unknown ? [`${unknown} का पता नहीं`] : []),
      ...(unasked ? [`${unasked} के बारे में अभी पूछा नहीं`] : []),
    ].join(', ')}।`,
};
