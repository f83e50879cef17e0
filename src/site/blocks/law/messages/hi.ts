import type { en } from './en.ts';

export const hi: typeof en = { asOn: (date: string) => `${date} की स्थिति।` };
