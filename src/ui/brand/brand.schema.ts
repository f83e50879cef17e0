import { z } from 'zod';
import { colourNames } from '../shapes/colours.ts';
import { umbrellaAudiences } from '../umbrella/audiences.ts';

export const radiusNames = ['radius-s', 'radius-m', 'radius-l'] as const;

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour such as #16213e');
const length = z.string().regex(/^\d+(\.\d+)?(px|rem)$/, 'is not a length such as 10px');
const colour = z.enum(colourNames);

/** `brand.json`, in which every paint, radius and audience is there and nothing else is. */
export const brandSchema = z.strictObject({
  colours: z.record(z.enum(colourNames), hex),
  radii: z.record(z.enum(radiusNames), length),
  /** Colours of each audience's umbrellas. */
  umbrellas: z.record(
    z.enum(umbrellaAudiences),
    z.strictObject({ cloth: colour, pale: colour, trim: colour, thread: colour }),
  ),
});

/** `fonts/typesetter.json`, which `npm run fonts` writes: a font a script, in the order in which they are asked. */
export const typefacesSchema = z
  .array(
    z.strictObject({
      file: z.string(),
      family: z.string(),
      sha256: z.string(),
      /** The signs that it has, as a regular expression's class. */
      covers: z.string(),
    }),
  )
  .min(1);

export type Typeface = z.infer<typeof typefacesSchema>[number];
