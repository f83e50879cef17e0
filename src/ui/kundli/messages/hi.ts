import type { en } from './en.ts';

export const hi: typeof en = {
  states: {
    covered: 'कवर में',
    thin: 'अधूरा',
    open: 'खुला',
    unknown: 'पता नहीं',
    unasked: 'अभी पूछा नहीं',
  },
  title: 'बारह भावों की जोखिम कुंडली',
  line: (number, label, state) => `${number}. ${label}: ${state}`,
  counts: ({ covered, thin, open, unknown, unasked }) =>
    `${[
      `${covered} कवर में, ${thin} में कवर अधूरा, ${open} ${open === 1 ? 'खुला' : 'खुले'}`,
      ...(unknown ? [`${unknown} का पता नहीं`] : []),
      ...(unasked ? [`${unasked} के बारे में अभी पूछा नहीं`] : []),
    ].join(', ')}।`,
};
