import { widthOf } from './letters.ts';

export type FittedTitle = { lines: string[]; size: number };

export type TitleBox = { width: number; height: number; largest: number; lineHeight: number };

const mostLines = 4;
const step = 2;
/** Below this nobody reads it on a phone: a title that is longer still ends in an ellipsis, after a word. */
const smallest = 40;

/**
 * The largest type in which the title stands in the box, in at most four lines, with no word cut. One line less
 * is worth a little of the size.
 */
export function fitTitle(title: string, box: TitleBox): FittedTitle {
  if (title === '') return { lines: [], size: box.largest };
  const largest = largestIn(title, mostLines, box);
  if (!largest) return shortened(title, box);
  const calmer = largestIn(title, largest.lines.length - 1, box);
  const { lines, size } = calmer && calmer.size >= largest.size * 0.92 ? calmer : largest;
  return { lines: evened(title, lines, box.width / size), size };
}

function largestIn(title: string, most: number, box: TitleBox): FittedTitle | undefined {
  for (let size = box.largest; size > smallest; size -= step) {
    const lines = wrap(title, box.width / size);
    if (lines.length <= most && isFitting(lines, size, box)) return { lines, size };
  }
  return undefined;
}

function isFitting(lines: string[], size: number, { width, height, lineHeight }: TitleBox): boolean {
  const isNarrow = lines.every((line) => widthOf(line) * size <= width);
  return isNarrow && lines.length <= mostLines && lines.length * lineHeight * size <= height;
}

/** As many words in each line as go in; a word wider than the line has one of its own. */
function wrap(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as equal as they can be: no last word alone under a full line. */
function evened(title: string, lines: string[], width: number): string[] {
  let best = lines;
  for (let narrower = width * 0.98; narrower > width * 0.4; narrower *= 0.98) {
    const next = wrap(title, narrower);
    if (next.length > lines.length || next.some((line) => widthOf(line) > width)) return best;
    best = next;
  }
  return best;
}

function shortened(title: string, box: TitleBox): FittedTitle {
  const words = title.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const isWhole = count === words.length;
    const text = isWhole
      ? title
      : `${words
          .slice(0, count)
          .join(' ')
          .replace(/[,;:.–—-]+$/, '')}…`;
    const lines = wrap(text, box.width / smallest);
    if (isFitting(lines, smallest, box)) return { lines, size: smallest };
  }
  // A single word wider than the card: as small as it must be.
  const [word = ''] = words;
  return { lines: [word], size: Math.max(1, Math.floor(box.width / widthOf(word))) };
}
