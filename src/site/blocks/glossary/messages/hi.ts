import type { en } from './en.ts';

export const hi: typeof en = { letters: 'अक्षर', more: 'शब्दावली में' };
