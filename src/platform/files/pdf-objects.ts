/**
 * The objects of a PDF, each read from its word `obj` as a program does that shows it, wherever that word is: a table may
 * lead it into a string, a comment or the bytes of a stream, so that none of these hides an object.
 */
type PdfObjects = {
  /** Those of the names asked for that an object or a trailer has. */
  names: ReadonlySet<string>;
  /** Streams that hold objects, in the order of the file. */
  objectStreams: readonly ObjectStream[];
};
export type ObjectStream = { dictionary: string; at: number };

type Found = { names: Set<string>; end: number; isStream: boolean };

// Objects that begin within one another are read more than once, but a file no more than twice, and this.
const maxReadBeyond = 4 * 1024 * 1024;
const maxDepth = 500;

/** The type of an object stream, and a key without which no reader takes a stream for one, whatever its type says. */
const marks = ['ObjStm', 'First'];

/** @returns nothing where they lie in one another beyond all measure */
export function readObjects(text: string, notable: readonly string[]): PdfObjects | undefined {
  const names = new Set<string>();
  const objectStreams: ObjectStream[] = [];
  const tokens = tokensWith([...marks, ...notable]);
  let left = text.length * 2 + maxReadBeyond;
  for (const { index, 0: word } of text.matchAll(/[\d\s\0]obj(?![a-zA-Z\d])|trailer/g)) {
    const start = index + word.length;
    const object = readObject(text, start, tokens);
    if (!object) return undefined;
    left -= object.end - start;
    if (left < 0) return undefined;
    for (const name of object.names) if (notable.includes(name)) names.add(name);
    if (object.isStream && marks.some((name) => object.names.has(name)))
      objectStreams.push({ dictionary: text.slice(start, object.end), at: object.end });
  }
  return { names, objectStreams };
}

/** Names of no interest are none of the tokens, which saves much time. */
function tokensWith(names: readonly string[]): RegExp {
  return new RegExp(
    String.raw`[%[\]]|\([^()\\]*\)|\(|<<?|>>|stream|endobj|/(?:${spellings(names)})(?![^\s\0()<>[\]{}/%])`,
    'g',
  );
}

/** @returns a pattern for these names, each of whose letters may be spelt in figures, as in `/J#61vaScript` */
export function spellings(names: readonly string[]): string {
  const either = (letter: string) => {
    const figures = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${figures.replace(/[a-f]/, (figure) => `[${figure}${figure.toUpperCase()}]`)})`;
  };
  return names.map((name) => Array.from(name, either).join('')).join('|');
}

/** Up to its stream or its end: neither word ends it within a dictionary or an array, where readers pass over them. */
function readObject(text: string, start: number, tokens: RegExp): Found | undefined {
  const names = new Set<string>();
  const open: string[] = [];
  tokens.lastIndex = start;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    if (token.startsWith('/')) names.add(withoutEscapes(token.slice(1)));
    else if (token === '<<' || token === '[') open.push(token === '[' ? ']' : '>>');
    else if (token === open.at(-1)) open.pop();
    else if ((token === 'stream' || token === 'endobj') && open.length === 0)
      return { names, end: found.index, isStream: token === 'stream' };
    else tokens.lastIndex = endOf(token, text, tokens.lastIndex);
    if (open.length > maxDepth) return undefined;
  }
  return { names, end: text.length, isStream: false };
}

/** @returns where a comment or a string that begins so ends; any other token ends where it was found to */
export function endOf(token: string, text: string, from: number): number {
  if (token === '%') return endOfLine(text, from);
  if (token === '(') return endOfString(text, from);
  if (token !== '<') return from;
  const end = text.indexOf('>', from);
  return end === -1 ? text.length : end + 1;
}

function endOfLine(text: string, from: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/** Brackets in it may be nested, and one behind a backslash is none. */
function endOfString(text: string, from: number): number {
  const next = /\\[\s\S]|[()]/g;
  next.lastIndex = from;
  let depth = 1;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return next.lastIndex;
  }
  return text.length;
}

/** Letters that are spelt in figures, as letters; what would end a name if it were spelt out is left. */
export function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (spelt, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.-]/.test(letter) ? letter : spelt;
  });
}
