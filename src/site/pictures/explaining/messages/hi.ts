import type { en } from './en.ts';

export const hi: typeof en = {
  caveat: 'उदाहरण। रकमें काल्पनिक हैं; फ़ैसला पॉलिसी की शर्तों से होता है।',
  table: 'यही तालिका में',
  sums: (heading: string) => `इसकी रकमें: ${heading}`,
};
