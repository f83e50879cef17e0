/**
 * Words of a picture in a script whose signs join or change places. In a picture the typesetter loses them: it takes one
 * font for a whole line, and a sign that is drawn before the one that it follows has no place in the text of a PDF. So
 * they are set over the picture, as other text is.
 */
export type PictureWords = {
  svg: string;
  /** Left, top and width of what the picture shows, in its own units. */
  view: [left: number, top: number, width: number];
  words: PictureWord[];
};

type PictureWord = {
  text: string;
  x: number;
  /** Those of its baseline. */
  y: number;
  size: number;
  weight: number;
  anchor: 'start' | 'middle' | 'end';
  fill: string;
};

const line = /<text ([^>]*)>([^<]*)<\/text>/g;
const joined = /\p{Script=Devanagari}/u;

/** Takes those words out of a picture. */
export function wordsOutOf(svg: string): PictureWords {
  const words: PictureWord[] = [];
  const rest = svg.replace(line, (whole: string, attributes: string, text: string) => {
    if (!joined.test(text)) return whole;
    const value = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    words.push({
      text: plain(text),
      x: Number(value('x')),
      y: Number(value('y')),
      size: Number(value('font-size')),
      weight: Number(value('font-weight') ?? 400),
      anchor: (value('text-anchor') ?? 'start') as PictureWord['anchor'],
      fill: value('fill') ?? '#000000',
    });
    return '';
  });
  const [, box = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [left = 0, top = 0, width = 1] = box.split(/[\s,]+/).map(Number);
  return { svg: rest, view: [left, top, width], words };
}

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);
}
