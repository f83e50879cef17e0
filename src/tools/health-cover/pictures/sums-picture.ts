import type { Locale } from '#ui/language/locales.ts';
import { roughSum } from '#ui/language/rough-sums.ts';
import type { Scene } from '#ui/shapes/scene.ts';
import type { PolicyEstimate } from '../estimate.ts';
import { healthMessages } from '../messages/messages.ts';
import type { Numbers } from '../numbers.ts';
import type { Format } from './format.ts';
import { sumsScene } from './sums-scene.ts';

type Options = { numbers: Numbers; locale: Locale; format: Format };

/** A policy's low, likely and high among the sums on sale. */
export function sumsPicture({ low, likely, high }: PolicyEstimate, options: Options): Scene {
  const { numbers, locale, format } = options;
  return sumsScene({
    ladder: numbers.ladder,
    sums: { low: low.sum, likely: likely.sum, high: high.sum },
    wordOf: (sum) => roughSum(sum, locale).replace(/^₹\s/, ''),
    caseWords: healthMessages(locale).cases,
    format,
  });
}

/** The same in words. */
export function sumsDescription(
  { low, likely, high }: PolicyEstimate,
  locale: Locale,
): { title: string; description: string } {
  const { title, line } = healthMessages(locale).sums;
  const [lowest, middle, highest] = [low, likely, high].map(({ sum }) => roughSum(sum, locale));
  return { title, description: line(lowest ?? '', middle ?? '', highest ?? '') };
}
