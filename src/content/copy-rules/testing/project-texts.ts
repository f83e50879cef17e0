import fs from 'node:fs';
import { parseSync } from 'vite';
import { sentencesOf } from '../texts-of.ts';

export type ProjectText = {
  /** `read`: by visitors or staff, on a page, in a mail or a message. `note`: by colleagues, in a comment or a document. */
  kind: 'read' | 'note';
  file: string;
  text: string;
  /** The first sentence of a comment. */
  isOpening?: boolean;
};

/** Tests quote what they refuse, fixtures are what others wrote, and generated files repeat their sources. */
const notOurs = /\.test\.|\/testing\/|\/generated\/|^tests\/|importMap|^content\/data\//;

/** Fields that programs read. The rest is text, the labels of buttons and the names of sources included. */
const notText = /^(?:block|href|anchor|path|slug|(?:content)?key|kind|group|tool|picture|scene)$/i;

/** Every sentence that the project writes, seed, code and documents alike. */
export function projectTexts(): ProjectText[] {
  return [...seedTexts(), ...codeTexts(), ...documentTexts()].flatMap(({ text, isOpening, ...where }) =>
    sentencesOf(text).map((sentence, index) => ({
      ...where,
      text: sentence,
      isOpening: isOpening && index === 0,
    })),
  );
}

function filesOf(pattern: string): string[] {
  return fs.globSync(pattern).filter((file) => !notOurs.test(file));
}

function seedTexts(): ProjectText[] {
  return filesOf('{content,brand}/**/*.json').flatMap((file) => {
    const texts: ProjectText[] = [];
    JSON.parse(fs.readFileSync(file, 'utf8'), (key, value) => {
      if (typeof value === 'string' && !notText.test(key)) texts.push({ kind: 'read', file, text: value });
      return value;
    });
    return texts;
  });
}

function codeTexts(): ProjectText[] {
  return [
    ...filesOf('{src,scripts}/**/*.{ts,tsx,mjs}').flatMap(textsOfScript),
    ...filesOf('{src,deploy}/**/*.{css,typ,sh,yml,service}').flatMap(commentsOfOthers),
  ];
}

type Comment = { type: 'Line' | 'Block'; value: string; start: number; end: number };

export function textsOfScript(file: string): ProjectText[] {
  const source = fs.readFileSync(file, 'utf8');
  const { comments, program } = parseSync(file, source);
  return [
    ...joinLines(comments, source).map(
      (text): ProjectText => ({ kind: 'note', file, text, isOpening: true }),
    ),
    ...stringsIn(program).map((text): ProjectText => ({ kind: 'read', file, text })),
  ];
}

/** A comment over several lines is one text. */
function joinLines(comments: readonly Comment[], source: string): string[] {
  const texts: string[] = [];
  let end = -1;
  for (const comment of comments) {
    const text = comment.value
      .replace(/^[\s*]+/gm, '')
      .replaceAll('\n', ' ')
      .trim();
    const goesOn = comment.type === 'Line' && end >= 0 && /^\n\s*$/.test(source.slice(end, comment.start));
    if (goesOn) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    end = comment.type === 'Line' ? comment.end : -1;
  }
  return texts;
}

/** Literals of several words, and the words between tags. A value in a template is left open. */
function stringsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  if (node === null || typeof node !== 'object') return [];
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: Quasi[] };
  if (type === 'ImportDeclaration' || type === 'TSLiteralType') return [];
  const own =
    type === 'TemplateLiteral' && quasis ? quasis.map((each) => each.value.cooked).join('…') : value;
  const isText = type === 'Literal' || type === 'TemplateLiteral' || type === 'JSXText';
  return [
    ...(isText && typeof own === 'string' && /\S\s+\S/.test(own) ? [own.replace(/\s+/g, ' ').trim()] : []),
    ...Object.values(node).flatMap(stringsIn),
  ];
}
type Quasi = { value: { cooked: string } };

function commentsOfOthers(file: string): ProjectText[] {
  const comment = /\/\*([\s\S]*?)\*\/|^\s*(?:\/\/|#)\s*(.*)$/gm;
  return [...fs.readFileSync(file, 'utf8').matchAll(comment)].map(([, block, line]) => {
    const text = (block ?? line ?? '').replace(/\s*\n[\s*]*/g, ' ').trim();
    return { kind: 'note', file, text, isOpening: true };
  });
}

function documentTexts(): ProjectText[] {
  const settings = fs.readFileSync('.env.example', 'utf8').replace(/^# ?/gm, '');
  return [
    ...paragraphsOf('.env.example', settings),
    ...['README.md', 'CONTRIBUTING.md', ...filesOf('{docs,brand,deploy}/**/*.md')].flatMap((file) =>
      paragraphsOf(file, fs.readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')),
    ),
  ];
}

/** A row of a table, an item of a list and a heading are texts of their own. */
function paragraphsOf(file: string, document: string): ProjectText[] {
  return document.split(/\n\s*\n|\n(?=\s*[-|#]|\d+\.)/).map((text) => ({
    kind: 'note',
    file,
    text: text.replace(/(?:^|\s*\n)[#\s]*/g, ' ').trim(),
  }));
}
