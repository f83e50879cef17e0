import type { en } from './en.ts';

export const hi: typeof en = {
  /** @param size `120 kB` */
  about: (size: string) => `PDF, ${size}`,
};
