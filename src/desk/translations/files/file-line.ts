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
  /** See `targetId`: it names the translation that went out. A file that an older version exported has none. */
  exported?: string;
  english: string;
  target: string;
};

/** A text that goes out, once for each record, however often it is on the page. */
export type OutgoingText = TextPair & { record: string; id: string; exported: string; about: string };

export function recordKey({ slug, id }: Pick<Translation, 'slug' | 'id'>): string {
  return `${slug}/${id}`;
}

/** @param isOpenOnly leaves out what is translated */
export function outgoingTexts(translations: readonly Translation[], isOpenOnly: boolean): OutgoingText[] {
  return translations.flatMap((translation) => {
    const about = [translation.title, translation.path].filter(Boolean).join(', ');
    return oncePerText(translation.pairs)
      .filter(({ state }) => !isOpenOnly || state !== 'current')
      .map((pair) => ({
        ...{ ...pair, record: recordKey(translation), about },
        ...{ id: textId(pair.text), exported: targetId(pair.target) },
      }));
  });
}

/** The name of a translation: the same as long as it is, with spaces beside its line breaks or without. */
export function targetId(target: string): string {
  return textId(target.trim().replace(/\s*\n\s*/g, '\n'));
}

/** A text's key in a file. A translator's program gives it back as it was, and drops attributes of ours. */
export function unitKey({ id, exported }: Pick<OutgoingText, 'id' | 'exported'>): string {
  return `${id}.${exported}`;
}

export function readUnitKey(key: string): Pick<FileLine, 'text' | 'exported'> {
  const [text = '', exported] = key.split('.');
  return { text, ...(exported && { exported }) };
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
