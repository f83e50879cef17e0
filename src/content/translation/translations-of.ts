import type { Field } from 'payload';
import type { Language } from '#ui/language/locales.ts';
import type { Data } from '../fields/walk-fields.ts';
import type { Catalogues } from './catalogues.ts';
import { translate } from './translate.ts';

export type Translation = {
  language: Language;
  translated: Data;
  /** The former seed in the language, as far as its texts are still in the catalogue. */
  formerly: Data;
};

/**
 * A seed in every language that has all of its texts: a record that is half translated would be read in two
 * languages at once.
 */
export function translationsOf(
  fields: readonly Field[],
  seed: Data,
  catalogues: Catalogues,
  former: Data = {},
): Translation[] {
  return [...catalogues].flatMap(([language, catalogue]) => {
    const { translated, missing } = translate(fields, seed, catalogue);
    if (missing.length > 0) return [];
    const formerly = translate(fields, former, catalogue).translated;
    return [{ language, translated, formerly }];
  });
}
