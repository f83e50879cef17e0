import type { en } from './en.ts';

export const hi: typeof en = {
  covered: 'छतरी के नीचे: कवर में है',
  notCovered: 'बाहर बारिश में: कवर में नहीं है',
};
