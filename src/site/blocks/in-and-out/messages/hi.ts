import type { en } from './en.ts';

export const hi: typeof en = {
  inside: 'छतरी के नीचे: कवर में है',
  outside: 'बाहर बारिश में: कवर में नहीं है',
};
