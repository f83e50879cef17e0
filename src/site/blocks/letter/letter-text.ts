/**
 * The text of a letter: what its reader fills in is a name in square brackets, such as `[policy number]`. The same name
 * is filled in once, wherever it is in the letters of a page. A paragraph that is one blank has room for several lines.
 */
export type Part = {
  words: string;
  isBlank: boolean;
  /** Where it begins among the parts. */
  at: number;
};

export type Blank = { name: string; isLong: boolean };

const blank = /\[([^[\]\n]+)\]/g;

/** A text as its words and its blanks, in their order. */
export function partsOf(text: string): Part[] {
  // A text split at a pattern with a group is words and blanks in turn.
  return text
    .split(blank)
    .map((words, at) => ({ words, isBlank: at % 2 === 1, at }))
    .filter(({ words }) => words !== '');
}

/** The blanks of all texts, each once, in the order in which they come. */
export function blanksOf(texts: readonly string[]): Blank[] {
  const found = new Map<string, Blank>();
  for (const text of texts) {
    for (const { words: name, isBlank } of partsOf(text)) {
      const isLong = isOneBlank(text) || found.get(name)?.isLong === true;
      if (isBlank) found.set(name, { name, isLong });
    }
  }
  return [...found.values()];
}

/** Is the paragraph nothing but a blank? Then there is room for several lines. */
export function isOneBlank(text: string): boolean {
  const [first, ...others] = partsOf(text);
  return first?.isBlank === true && others.length === 0;
}

/** Is each bracket of the text part of a blank? */
export function hasWholeBlanks(text: string): boolean {
  return !/[[\]]/.test(text.replaceAll(blank, ''));
}
