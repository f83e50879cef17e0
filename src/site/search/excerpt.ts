import { type Locale, languageFacts } from '#ui/language/locales.ts';

/** A piece of the passage; what was searched is marked. */
export type FoundPart = { text: string; isMarked: boolean; at: number };

// No text of ours holds them: they say where a mark begins and ends.
export const [markStart, markEnd] = ['\u0002', '\u0003'] as const;

/** So many words are read at a glance; one sentence is shown whole, however long it is. */
const maxWords = 40;

type Sentence = { text: string; words: number; marks: number };

/**
 * The sentences in which most was found, whole and side by side.
 * @param passage with what was found between the two marks; its lines are paragraphs, items of lists and cells
 */
export function excerptOf(passage: string, locale: Locale): FoundPart[] {
  const sentences = sentencesOf(passage, locale);
  let best: { first: number; last: number; marks: number } | undefined;
  for (let first = 0; first < sentences.length; first += 1) {
    let { words, marks } = sentences[first] as Sentence;
    let last = first;
    for (let next = sentences[last + 1]; next && words + next.words <= maxWords; next = sentences[last + 1]) {
      words += next.words;
      marks += next.marks;
      last += 1;
    }
    // It begins with a sentence in which something was found, unless all of them fit.
    const isWhole = last - first + 1 === sentences.length;
    const found = isWhole || (sentences[first] as Sentence).marks > 0 ? marks : 0;
    if (!best || found > best.marks) best = { first, last, marks: found };
    if (isWhole) break;
  }
  if (!best) return [];
  const shown = endingWithSentence(sentences.slice(best.first, best.last + 1));
  return partsOf(joined(shown.map(({ text }) => text)));
}

/** A label at the end says nothing without what follows it: it is left out if nothing was found in it. */
function endingWithSentence(sentences: Sentence[]): Sentence[] {
  const end = sentences.findLastIndex(({ text, marks }) => marks > 0 || isEnded(text));
  return end < 0 ? sentences : sentences.slice(0, end + 1);
}

function sentencesOf(passage: string, locale: Locale): Sentence[] {
  const segmenter = new Intl.Segmenter(languageFacts(locale).tag, { granularity: 'sentence' });
  return passage
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter(Boolean)
    .map((text) => ({
      text,
      words: text.split(/\s+/).length,
      marks: text.split(markStart).length - 1,
    }));
}

function isEnded(text: string): boolean {
  return /[.!?…:;।][”’")\]]*$/u.test(text.replaceAll(markEnd, ''));
}

/** An item of a list ends without a full stop: a dot keeps it apart from the next one. */
function joined(sentences: string[]): string {
  return sentences.reduce((before, next) => (isEnded(before) ? `${before} ${next}` : `${before} · ${next}`));
}

function partsOf(text: string): FoundPart[] {
  return text.split(new RegExp(`(${markStart}[^${markEnd}]*${markEnd})`)).flatMap((piece, at) => {
    const isMarked = piece.startsWith(markStart);
    const words = isMarked ? piece.slice(1, -1) : piece;
    return words ? [{ text: words, isMarked, at }] : [];
  });
}
