import type { Outlook } from '../outlook.ts';
import type { GrowthCase } from '../steps.ts';
import type { Format } from './format.ts';

/**
 * The need over the years against the cover: below the awning it is dry, what rises above it is in the rain. The
 * band reaches from slow to fast growth, the line is the likely one.
 */
export type OutlookPicture = {
  outlook: Outlook;
  wordOf: (sum: number) => string;
  words: {
    rates: Readonly<Record<GrowthCase, string>>;
    inHand: string;
    withMore: string;
    inRain: string;
    today: string;
    after: (years: number) => string;
  };
  format: Format;
};
