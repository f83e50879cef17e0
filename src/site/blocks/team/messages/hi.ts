import type { en } from './en.ts';

export const hi: typeof en = { profile: (name: string) => `${name}: और जानें` };
