import type { en } from './en.ts';

export const hi: typeof en = { sumInsured: 'बीमा राशि', premium: 'प्रीमियम' };
