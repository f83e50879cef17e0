import { placeInHindi } from '#content/cities/place-in-hindi.ts';
import type { en } from './en.ts';

export const hi: typeof en = {
  percentAYear: (figure: string) => `सालाना ${figure}%`,
  years: (figure: string) => `${figure} साल`,
  place: placeInHindi,
};
