import type { en } from './en.ts';

export const hi: typeof en = { tourOperators: 'टूर ऑपरेटरों को सेवा दी' };
