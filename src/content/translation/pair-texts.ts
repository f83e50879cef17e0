import { createHash } from 'node:crypto';
import type { Field } from 'payload';
import type { Language } from '#ui/language/locales.ts';
import type { Data } from '../fields/walk-fields.ts';
import { isLeftAsItWas } from './faults-of-translation.ts';
import { changeTexts, type StoredText, textsOfStored } from './stored-texts.ts';
import { withRowIds } from './with-row-ids.ts';

/** A text and its translation belong together if someone translated this very text by it: see `known-pairs.ts`. */
export type KnownPairs = { has(source: string, target: string): boolean };

export type TextState = 'missing' | 'older' | 'current';

/** A text in English and in another language. */
export type TextPair = StoredText & {
  /** Empty where it is missing. */
  target: string;
  state: TextState;
};

export type PairedTexts = {
  pairs: TextPair[];
  /** All of it is translated, and its parts are in another order than in English, or there are others. */
  isInAnotherOrder: boolean;
};

export type ToPair = {
  fields: readonly Field[];
  english: object;
  translated: object;
  language: Language;
  known: KnownPairs;
};

/**
 * Finds the translation of every text of a record: the text at the same place, or, of a part that was moved, the one
 * that is known to belong to it.
 */
export function pairTexts({ fields, english, translated, language, known }: ToPair): PairedTexts {
  const others = textsOfStored(fields, translated);
  const byPlace = new Map(others.map(({ place, text }) => [place, text]));
  const own = textsOfStored(fields, english);
  let isMoved = own.length > 0 && others.length > 0 && own.length !== others.length;
  const pairs = own.map((stored): TextPair => {
    const there = byPlace.get(stored.place) ?? '';
    if (known.has(stored.text, there) && isTranslated(stored.text, there, language))
      return { ...stored, target: there, state: 'current' };
    const moved = others.find(
      ({ text }) => known.has(stored.text, text) && isTranslated(stored.text, text, language),
    );
    if (moved) {
      isMoved = true;
      return { ...stored, target: moved.text, state: 'current' };
    }
    const isOlder = there !== stored.text && isTranslated(stored.text, there, language);
    const state = isOlder ? 'older' : 'missing';
    return { ...stored, target: state === 'older' ? there : '', state };
  });
  return { pairs, isInAnotherOrder: isMoved && pairs.every(({ state }) => state === 'current') };
}

function isTranslated(source: string, target: string, language: Language): boolean {
  return target.trim() !== '' && !isLeftAsItWas(source, target, language);
}

/**
 * A record in another language, laid out as it is in English. A text without a translation is left in English: a draft
 * shows where it is, and is not published before it has one (`refuse-untranslated.hook.ts`).
 * @param targets translations by their English, before what the record has now
 */
export function inLanguage(
  { fields, english, ...others }: ToPair,
  targets: ReadonlyMap<string, string>,
): Data {
  const { pairs } = pairTexts({ fields, english, ...others });
  const present = new Map(pairs.map(({ place, target }) => [place, target]));
  const data = changeTexts(
    fields,
    english,
    ({ place, text }) => targets.get(text) ?? (present.get(place) || undefined),
  );
  return withRowIds(fields, data, english);
}

/** The name of a text in a file for translators: the same as long as its English is. */
export function textId(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}
