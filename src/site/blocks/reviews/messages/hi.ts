import type { en } from './en.ts';

export const hi: typeof en = { source: (name: string) => `${name} ने यह कहाँ लिखा` };
