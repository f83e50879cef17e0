import type { en } from './en.ts';

export const hi: typeof en = {
  phone: 'फ़ोन',
  email: 'ईमेल',
  hours: 'खुलने का समय',
  map: (name: string) => `नक्शे पर ${name}`,
};
