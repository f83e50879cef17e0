import fs from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '#site/text/escape-reg-exp.ts';
import { readBrand } from '#ui/brand/read-brand.ts';

/**
 * Traits that distinguish a brand from another, wherever they show: its texts, its colours, the lines of its mark, its fonts and
 * icons. Taken from its folder, so that a new trait of it is looked for without being named here.
 */
export type BrandTraces = {
  /** Found in HTML, styles, mails, manifests and the sources of pictures. */
  words: Map<string, RegExp>;
  /** Files that visitors get by an address. */
  files: Map<string, Buffer>;
};

export function tracesOf(folder: string): BrandTraces {
  const { colours, mark, fontStyles } = readBrand(path.resolve(folder));
  const words = new Map<string, RegExp>();
  const add = (what: string, text: string) => words.set(`${what} ${text}`, patternOf(text));
  for (const file of fs.globSync('content/**/*.json', { cwd: folder }))
    for (const text of textsIn(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))) add(file, text);
  for (const colour of Object.values(colours)) add('colour', colour);
  for (const [, line = ''] of mark.matchAll(/ d="([^"]+)"/g)) add('mark', line);
  for (const [, font = ''] of fontStyles.matchAll(/font-family:("[^"]+")/g)) add('font', font);
  const files = fs
    .globSync('public/**/*.*', { cwd: folder })
    .map((file) => [file.slice('public'.length), fs.readFileSync(path.join(folder, file))] as const);
  return { words, files: new Map(files) };
}

/** Without what both have: a palette may share a white, and every placeholder says that it is one. */
export function onlyIn(one: BrandTraces, other: BrandTraces): BrandTraces['words'] {
  const shared = new Set([...other.words.values()].map(String));
  return new Map([...one.words].filter(([, pattern]) => !shared.has(String(pattern))));
}

export function tracesIn(text: string, words: BrandTraces['words']): string[] {
  const plain = decoded(text);
  return [...words].flatMap(([what, pattern]) => (pattern.test(plain) ? [what] : []));
}

/** As a reader has it: entities in HTML, an address's signs, the soft ends of a mail's lines. */
function decoded(text: string): string {
  const percent = (whole: string) => {
    try {
      return decodeURIComponent(whole);
    } catch {
      return whole;
    }
  };
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(%[0-9a-f]{2})+/gi, percent)
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** In whatever case, and not as a part of a longer word or number. */
function patternOf(text: string): RegExp {
  return new RegExp(`(?<![\\w#])${escapeRegExp(text)}(?!\\w)`, 'i');
}

/** Every text of a definition but the names of records; a token's value shows, not the token. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('{') ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'contentKey' ? [] : textsIn(inner)));
}
