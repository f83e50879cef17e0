import { type TextPair, textId } from '#content/translation/pair-texts.ts';
import type { Translation } from '../read-translations.ts';

/** A text as it comes back from a translator. */
export type FileLine = {
  /** The number of the row, or of the unit in its file. */
  number: number;
  /** `pages/12` */
  record: string;
  /** See `textId`: it names the English that was translated, whatever a program made of the text beside it. */
  text: string;
  english: string;
  target: string;
};

/** A text that goes out, once for each record, however often it is on the page. */
export type OutgoingText = TextPair & { record: string; id: string; about: string };

export function recordKey({ slug, id }: Pick<Translation, 'slug' | 'id'>): string {
  return `${slug}/${id}`;
}

/** @param isOpenOnly leaves out what is translated */
export function outgoingTexts(translations: readonly Translation[], isOpenOnly: boolean): OutgoingText[] {
  return translations.flatMap((translation) => {
    const about = [translation.title, translation.path].filter(Boolean).join(', ');
    return oncePerText(translation.pairs)
      .filter(({ state }) => !isOpenOnly || state !== 'current')
      .map((pair) => ({ ...pair, record: recordKey(translation), id: textId(pair.text), about }));
  });
}

/** Keeps one of a text that is there twice: the place that has something to do. */
export function oncePerText(pairs: readonly TextPair[]): TextPair[] {
  const found = new Map<string, TextPair>();
  for (const pair of pairs) {
    const before = found.get(pair.text);
    if (!before || (before.state === 'current' && pair.state !== 'current')) found.set(pair.text, pair);
  }
  return [...found.values()];
}

/** Where a text is: `Questions and answers: Answer`. */
export function placeInWords({ block, field }: Pick<TextPair, 'block' | 'field'>): string {
  if (!block) return field;
  const words = block.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${field.toLowerCase()}`;
}

export const stateWords = {
  missing: 'Missing',
  older: 'Older than its English',
  current: 'Translated',
} as const;
