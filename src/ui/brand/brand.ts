/**
 * The brand is everything that would be another's on another broker's site, in one folder (`BRAND`): the palette, the
 * radii, what umbrellas are made of, the mark and its icons, the fonts. It is read at the first call and never again, so that another folder, or
 * another colour in this one, needs a start and no build.
 */

import { env } from '#platform/env.ts';
import type { Colour } from '../shapes/colours.ts';
import { type Brand, readBrand } from './read-brand.ts';

let current: Brand | undefined;

/** @throws BrandError */
export function brand(): Brand {
  current ??= readBrand(env().brandDir);
  return current;
}

/** The value of a colour, `#rrggbb`, where custom properties are not supported. */
export function hexValue(colour: Colour): string {
  return brand().colours[colour];
}
